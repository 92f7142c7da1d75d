const LIST_BYTES = 28;
const OVERRIDE_BYTES = 16;
const LEVELS = 9;
const LEVEL_BYTES = 28;

/** How a level of a list is numbered: with bullets, or from `start` on in a style of [MS-OSHARED] "MSONFC". */
export type ListLevel = { format: number; start: number };

/** A list by its number in a paragraph (1-based): its own identity, for counting, and its levels. */
export type WordList = { id: number; levels: ListLevel[] };

/**
 * Reads the lists of a Word file ([MS-DOC] 2.9.131 "LSTF", 2.9.150 "LVLF") and the numbers by which paragraphs name them
 * (2.9.180 "PlfLfo"). `levels` is what follows the table of lists in the stream. Throws `RangeError` for a cut table.
 */
export function readLists(
  lists: Buffer,
  levels: Buffer,
  overrides: Buffer,
): (number: number) => WordList | null {
  const known = new Map<number, WordList>();
  const count = lists.length >= 2 ? lists.readUInt16LE(0) : 0;
  let at = 0;
  for (let index = 0; index < count; index++) {
    const entry = 2 + LIST_BYTES * index;
    const id = lists.readInt32LE(entry);
    const isSimple = (lists.readUInt8(entry + 26) & 1) !== 0;
    const list: WordList = { id, levels: [] };
    for (let level = 0; level < (isSimple ? 1 : LEVELS); level++) {
      list.levels.push({ start: levels.readInt32LE(at), format: levels.readUInt8(at + 4) });
      const [characterBytes, paragraphBytes] = [levels.readUInt8(at + 24), levels.readUInt8(at + 25)];
      at += LEVEL_BYTES + characterBytes + paragraphBytes;
      at += 2 + 2 * levels.readUInt16LE(at);
    }
    known.set(id, list);
  }
  const numbers = overrides.length >= 4 ? overrides.readUInt32LE(0) : 0;
  return (number) => {
    if (number < 1 || number > numbers) return null;
    const id = overrides.readInt32LE(4 + OVERRIDE_BYTES * (number - 1));
    return known.get(id) ?? null;
  };
}
