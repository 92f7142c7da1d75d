import { readSprms, SPRM, type Sprm } from './sprms.ts';

const PAGE_BYTES = 512;
const MAX_RUNS = 1_000_000;

/** Formatting of a stretch of the file: bytes `from` (inclusive) to `to` (exclusive) of its main stream. */
export type FormattedRun = { from: number; to: number; style: number; sprms: Sprm[] };

/** Finds the formatting of a place in the main stream; undefined where it has none. */
export type FormattingAt = (place: number) => FormattedRun | undefined;

/** The main stream, and that of long formatting. */
export type FormattedStreams = { main: Buffer; data: Buffer };

/** What the pages of formatting are of: they are laid out differently. */
export type FormattingKind = 'paragraphs' | 'characters';

/**
 * Reads the pages of formatting that a table of the file points to ([MS-DOC] 2.8.1 and 2.9.33 "ChpxFkp", 2.9.174
 * "PapxFkp"). Throws `RangeError` where the file points outside itself.
 */
export function readFormatting(
  { main, data }: FormattedStreams,
  plc: Buffer,
  kind: FormattingKind,
): FormattingAt {
  const count = Math.max(0, Math.floor((plc.length - 4) / 8));
  const runs: FormattedRun[] = [];
  for (let index = 0; index < count; index++) {
    const page = (plc.readUInt32LE(4 * (count + 1) + 4 * index) & 0x3fffff) * PAGE_BYTES;
    if (runs.length > MAX_RUNS) throw new RangeError('more formatting than any text has');
    for (const run of readPage(main.subarray(page, page + PAGE_BYTES), kind))
      runs.push({ ...run, sprms: run.sprms.flatMap((sprm) => [sprm, ...readElsewhere(sprm, data)]) });
  }
  runs.sort((a, b) => a.from - b.from);
  let last: FormattedRun | undefined;
  return (place) => {
    if (last && place >= last.from && place < last.to) return last;
    let [low, high] = [0, runs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((runs[middle]?.to ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const run = runs[low];
    last = run !== undefined && run.from <= place ? run : undefined;
    return last;
  };
}

function readElsewhere({ code, value }: Sprm, data: Buffer): Sprm[] {
  if (code !== SPRM.elsewhere || value + 2 > data.length) return [];
  return [...readSprms(data.subarray(value + 2, value + 2 + data.readUInt16LE(value)))];
}

function readPage(page: Buffer, kind: FormattingKind): FormattedRun[] {
  const count = page.readUInt8(PAGE_BYTES - 1);
  const entryBytes = kind === 'paragraphs' ? 13 : 1;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [page.readUInt32LE(4 * index), page.readUInt32LE(4 * index + 4)];
    const at = page.readUInt8(4 * (count + 1) + entryBytes * index) * 2;
    if (at === 0) return { from, to, style: 0, sprms: [] };
    return { from, to, ...(kind === 'paragraphs' ? readParagraph(page, at) : readCharacters(page, at)) };
  });
}

function readParagraph(page: Buffer, at: number): { style: number; sprms: Sprm[] } {
  const half = page.readUInt8(at);
  const [start, bytes] = half === 0 ? [at + 2, page.readUInt8(at + 1) * 2] : [at + 1, half * 2 - 1];
  const style = page.readUInt16LE(start);
  return { style, sprms: [...readSprms(page.subarray(start + 2, start + bytes))] };
}

function readCharacters(page: Buffer, at: number): { style: number; sprms: Sprm[] } {
  const bytes = page.readUInt8(at);
  return { style: 0, sprms: [...readSprms(page.subarray(at + 1, at + 1 + bytes))] };
}

/** The value that the last instruction of a kind sets; undefined where none does. */
export function settingOf(sprms: readonly Sprm[] | undefined, code: number): number | undefined {
  return sprms?.findLast((sprm) => sprm.code === code)?.value;
}
