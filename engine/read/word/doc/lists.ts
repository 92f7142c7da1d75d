const LIST_BYTES = 28;
const OVERRIDE_BYTES = 16;
const LEVELS = 9;
const LEVEL_BYTES = 28;
/** Of an override: where it says how many levels it changes; bytes of such a change and what its flags say. */
const LEVEL_COUNT_AT = 12;
const LEVEL_OVERRIDE_BYTES = 8;
const LEVEL_NUMBER = 0x0f;
const STARTS = 0x10;
const HAS_LEVEL = 0x20;
const MAX_TEXT_CHARS = 40;

/**
 * How a level of a list is numbered: with bullets, or from `start` on in a style of [MS-OSHARED] "MSONFC". In `text` the characters
 * U+0000 to U+0008 stand for the numbers of levels.
 */
export type ListLevel = { format: number; start: number; text: string };

/**
 * A list by its number in a paragraph (1-based): its own identity, for counting, and its levels. `restarts` has the levels
 * whose count the first paragraph of this number begins anew, and at what: "restart numbering" gives a list a new number.
 */
export type WordList = { id: number; levels: ListLevel[]; restarts: ReadonlyMap<number, number> };

/**
 * Reads the lists of a Word file ([MS-DOC] 2.9.131 "LSTF", 2.9.150 "LVLF") and the numbers by which paragraphs name them
 * (2.9.180 "PlfLfo"). `levels` is what follows the table of lists in the stream. Throws `RangeError` for a cut table.
 */
export function readLists(
  lists: Buffer,
  levels: Buffer,
  overrides: Buffer,
): (number: number) => WordList | null {
  const known = new Map<number, Omit<WordList, 'restarts'>>();
  const count = lists.length >= 2 ? lists.readUInt16LE(0) : 0;
  let at = 0;
  for (let index = 0; index < count; index++) {
    const entry = 2 + LIST_BYTES * index;
    const id = lists.readInt32LE(entry);
    const isSimple = (lists.readUInt8(entry + 26) & 1) !== 0;
    const list: Omit<WordList, 'restarts'> = { id, levels: [] };
    for (let level = 0; level < (isSimple ? 1 : LEVELS); level++) {
      const end = endOfLevel(levels, at);
      const text = levels.toString('utf16le', textOfLevel(levels, at) + 2, end).slice(0, MAX_TEXT_CHARS);
      list.levels.push({ start: levels.readInt32LE(at), format: levels.readUInt8(at + 4), text });
      at = end;
    }
    known.set(id, list);
  }
  const numbers = overrides.length >= 4 ? overrides.readUInt32LE(0) : 0;
  const restarts = readRestarts(overrides, numbers);
  return (number) => {
    if (number < 1 || number > numbers) return null;
    const list = known.get(overrides.readInt32LE(4 + OVERRIDE_BYTES * (number - 1)));
    return list ? { ...list, restarts: restarts[number - 1] ?? new Map() } : null;
  };
}

/** Where the text of a level's number is, behind its formatting: its length in characters, and these. */
function textOfLevel(levels: Buffer, at: number): number {
  const [characterBytes, paragraphBytes] = [levels.readUInt8(at + 24), levels.readUInt8(at + 25)];
  return at + LEVEL_BYTES + characterBytes + paragraphBytes;
}

/** Where a level that begins at `at` ends. */
function endOfLevel(levels: Buffer, at: number): number {
  const text = textOfLevel(levels, at);
  return text + 2 + 2 * levels.readUInt16LE(text);
}

/** Levels that a number's first paragraph begins anew ([MS-DOC] 2.9.132 "LFOData", 2.9.133 "LFOLVL"), for each number. */
function readRestarts(overrides: Buffer, numbers: number): Map<number, number>[] {
  let at = 4 + OVERRIDE_BYTES * numbers;
  const all: Map<number, number>[] = [];
  for (let index = 0; index < numbers && at + 4 <= overrides.length; index++) {
    const restarts = new Map<number, number>();
    const count = overrides.readUInt8(4 + OVERRIDE_BYTES * index + LEVEL_COUNT_AT);
    at += 4;
    for (let level = 0; level < count && at + LEVEL_OVERRIDE_BYTES <= overrides.length; level++) {
      const flags = overrides.readUInt8(at + 4);
      const hasLevel = (flags & HAS_LEVEL) !== 0;
      const startAt = at + (hasLevel ? LEVEL_OVERRIDE_BYTES : 0);
      if ((flags & STARTS) !== 0) restarts.set(flags & LEVEL_NUMBER, overrides.readInt32LE(startAt));
      at = hasLevel ? endOfLevel(overrides, startAt) : at + LEVEL_OVERRIDE_BYTES;
    }
    all.push(restarts);
  }
  return all;
}
