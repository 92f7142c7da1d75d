import { createReadStream } from 'node:fs';
import type { Figure, Passage, Section, StructuredManual } from '../document/manual.ts';
import type { ManualFormat, OpenedDocument, ReadPage } from '../document/pages.ts';
import type { ChildRequest } from '../read/child-protocol.ts';
import { detectFormat } from '../read/detect-format.ts';
import { ReadError } from '../read/failure.ts';
import { createReader } from '../read/open-reader.ts';
import { countBlockWords } from '../read/page-quality.ts';
import { NO_EFFORT, type ReadEvent, type ResourceUsage } from '../read/read-event.ts';
import { BATCH_PAGES, type DocumentReader, type ReaderOptions } from '../read/reader.ts';
import { RecognitionNeeded } from '../read/recognition-needed.ts';
import type { OpenHeading } from '../structure/headings/section-tree.ts';
import { structureManual } from '../structure/structure-manual.ts';

type Emit = (event: ReadEvent) => Promise<void>;
type Request<T extends ChildRequest['type']> = Extract<ChildRequest, { type: T }>;

/** Items of the finished manual in one message. */
const PART_ITEMS = 200;
const PART_CHARS = 2_000_000;

/**
 * Pages at the front that are structured as they come, so that they can answer while the rest is read. At the end all
 * pages are structured as a whole; doing so twice for each would add a sixteenth to the reading.
 */
const PAGES_UNDERSTOOD_AT_ONCE = 40;

const SPOOL_CHUNK_BYTES = 262_144;
const LINE_FEED = 0x0a;

let reader: DocumentReader | undefined;

async function keepReader(
  format: ManualFormat,
  path: string,
  options: ReaderOptions,
): Promise<DocumentReader> {
  reader ??= await createReader(format, path, options);
  return reader;
}

/** Recognises the format and emits `opened`. */
export async function openDocument({ path, options }: Request<'open'>, emit: Emit): Promise<void> {
  const detected = await detectFormat(path);
  if (!detected.ok) throw new ReadError(detected.reason);
  const { open } = await keepReader(detected.format, path, options);
  await emit({ type: 'opened', document: await open() });
}

/** Reads the pages asked for and emits a `batch` for each batch. `alive` is called between pages that take long. */
export async function readBatches(request: Request<'read'>, emit: Emit, alive: () => void): Promise<void> {
  const { document, path, options, from, to, batchPages, mayLearn } = request;
  const { readPages, learn } = await keepReader(document.format, path, options);
  if (mayLearn && (from > 1 || batchPages < BATCH_PAGES)) await learn?.();
  let open = headingsBefore(document, from);
  let ordinal = 0;
  let language: string | undefined;
  for (let first = from; first <= to; first += batchPages) {
    const last = Math.min(first + batchPages - 1, to);
    const blocks = await readPages(first, last, alive).catch(orPutOff);
    if (blocks instanceof RecognitionNeeded) {
      await emit({ type: 'recognition-needed', page: blocks.page });
      return;
    }
    const part = isWaitedFor(blocks) ? structureManual({ document, pages: blocks, open, language }) : null;
    const { passages = [], sections = [] } = part ?? {};
    if (passages.length > 0) language = part?.language;
    const offset = ordinal;
    ordinal += passages.length;
    open = part ? headingsAtEnd(sections) : headingsBefore(document, last + 1);
    await emit({
      type: 'batch',
      from: first,
      to: last,
      pages: blocks.map(({ page, width, height, textSource, unread, blocks: inside }) => ({
        page,
        width,
        height,
        textSource,
        ...(unread && { unread }),
        words: countBlockWords(inside),
      })),
      blocks,
      passages: passages.map((passage) => shiftOrdinals(passage, offset)),
      headings: sections.map(({ heading, level, page }) => ({ text: heading, level, page })),
      usage: measureUsage(),
      effort: NO_EFFORT,
    });
  }
}

function orPutOff(error: unknown): RecognitionNeeded {
  if (error instanceof RecognitionNeeded) return error;
  throw error;
}

/** Whether the pages should answer before the whole is read: the first of a manual, and those that take long. */
const isWaitedFor = (pages: readonly ReadPage[]): boolean =>
  pages.some(({ page, textSource }) => page <= PAGES_UNDERSTOOD_AT_ONCE || textSource === 'ocr');

/** The outline entries that are open where page `from` begins. */
function headingsBefore({ outline }: OpenedDocument, from: number): OpenHeading[] {
  const open: OpenHeading[] = [];
  for (const { title, level, page } of outline) {
    if (page === null || page >= from) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    open.push({ level, text: title });
  }
  return open;
}

function headingsAtEnd(sections: readonly Section[]): OpenHeading[] {
  const last = sections.at(-1);
  if (!last) return [];
  const path = [...last.path, last.heading];
  return path.map((text, index) => ({ level: index + 1, text }));
}

function shiftOrdinals(passage: Passage, offset: number): Passage {
  return {
    ...passage,
    ordinal: passage.ordinal + offset,
    warnings: passage.warnings.map((warning) => warning + offset),
    figures: [],
    continues: passage.continues === null ? null : passage.continues + offset,
  };
}

/** Understands all stored pages together and emits the manual in parts, then `done`. */
export async function structureSpool(request: Request<'structure'>, emit: Emit): Promise<void> {
  // Its memory is wanted now: a long manual is understood as a whole.
  await reader?.close();
  reader = undefined;
  const pages = await readSpool(request.spoolPath);
  const manual = structureManual({ document: request.document, pages });
  if (manual.passages.length === 0) {
    throw new ReadError(pages.some(({ textSource }) => textSource === 'none') ? 'scanned' : 'empty');
  }
  if (manual.passages.length > request.maxPassages) {
    throw new ReadError('too-complex', `${manual.passages.length} passages`);
  }
  const parts = splitManual(manual);
  for (const [index, part] of parts.entries()) {
    await emit({ type: 'manual', part: index + 1, parts: parts.length, manual: part });
  }
  await emit({ type: 'done', usage: measureUsage() });
}

async function readSpool(path: string): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: SPOOL_CHUNK_BYTES })) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      const line = Buffer.concat([...begun, chunk.subarray(start, end)]);
      pages.push(JSON.parse(line.toString('utf8')) as ReadPage);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  return pages;
}

function splitManual(manual: StructuredManual): StructuredManual[] {
  const { title, language, printed } = manual;
  const frame = { title, language, sections: [], passages: [], figures: [] };
  const parts: StructuredManual[] = [
    ...chunk(manual.sections, () => 200).map((sections) => ({ ...frame, sections })),
    ...chunk(manual.passages, ({ text }) => text.length).map((passages) => ({ ...frame, passages })),
    ...chunk(manual.figures, sizeOfFigure).map((figures) => ({ ...frame, figures })),
  ];
  return parts.map((part, index) => (index === 0 && printed ? { ...part, printed } : part));
}

function sizeOfFigure({ image, caption }: Figure): number {
  return caption.length + (image?.base64.length ?? 0);
}

function chunk<T>(items: readonly T[], charsOf: (item: T) => number): T[][] {
  const chunks: T[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const current = chunks.at(-1);
    const size = charsOf(item);
    if (current && current.length < PART_ITEMS && chars + size <= PART_CHARS) {
      current.push(item);
      chars += size;
    } else {
      chunks.push([item]);
      chars = size;
    }
  }
  return chunks;
}

function measureUsage(): ResourceUsage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, peakRssBytes: process.resourceUsage().maxRSS * 1024 };
}
