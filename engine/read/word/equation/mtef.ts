/**
 * Formulas of Equation Editor 3, as Word files kept them until 2007: MTEF version 3, as Design Science describes it ("MTEF v.3"),
 * as the MathML that shows the same.
 */
import type { HtmlElement } from '../../html/html-tree.ts';

type Child = HtmlElement;
/** What reads the records one after the other. */
type Cursor = { bytes: Buffer; at: number; depth: number };
type Tag = { type: number; isMoved: boolean; hasSpacing: boolean; hasMore: boolean; isEmpty: boolean };

const VERSION = 3;
const HEADER_BYTES = 5;
/** Deeper than any formula is; what is nested further is damaged, or an attack. */
const MAX_DEPTH = 40;

const END = 0;
/** Records above that of sizes are one byte long: they name a size of type. */
const LAST_TYPE = 14;
const FENCES = ['⟨⟩', '()', '{}', '[]', '||', '‖‖', '⌊⌋', '⌈⌉', '[[', ']]', '][', '[)', '(]'];
const [LEFT_ONLY, RIGHT_ONLY] = [1, 2];
const SIGNS: Record<number, string> = {
  ...{ 21: '∫', 22: '∬', 23: '∭', 24: '∫', 25: '∬', 26: '∭' },
  ...{ 29: '∑', 30: '∑', 31: '∏', 32: '∏', 33: '∐', 34: '∐', 35: '⋃', 36: '⋃', 37: '⋂', 38: '⋂' },
};
/** Spaces of several widths are signs for private use. */
const SPACE = /[\uE000-\uF8FF]/;

/** @returns null for another version. @throws RangeError for a damaged formula */
export function mtefToMath(bytes: Buffer): HtmlElement | null {
  if (bytes.length <= HEADER_BYTES || bytes.readUInt8(0) !== VERSION) return null;
  return make('math', readObjects({ bytes, at: HEADER_BYTES, depth: 0 }));
}

const make = (name: string, children: HtmlElement['children']): HtmlElement => ({
  ...{ name, attributes: {}, children },
});

/** The objects of a list, up to its end or that of the formula. */
function readObjects(cursor: Cursor): Child[] {
  if (cursor.depth >= MAX_DEPTH) throw new RangeError('a formula nested too deep');
  cursor.depth += 1;
  const objects: Child[] = [];
  while (cursor.at < cursor.bytes.length) {
    const tag = readTag(cursor);
    if (tag.type === END) break;
    objects.push(...readObject(cursor, tag, objects));
  }
  cursor.depth -= 1;
  return objects;
}

function readTag(cursor: Cursor): Tag {
  const tag = cursor.bytes.readUInt8(cursor.at++);
  const has = (option: number): boolean => ((tag >> 4) & option) !== 0;
  return { type: tag & 15, isMoved: has(8), hasSpacing: has(4), hasMore: has(2), isEmpty: has(1) };
}

/** @param before what stands before it in its list; what a script belongs to is taken from there */
function readObject(cursor: Cursor, tag: Tag, before: Child[]): Child[] {
  const { type, isMoved, hasMore } = tag;
  if (isMoved) skipMove(cursor);
  if (type === 1) return [readLine(cursor, tag)];
  if (type === 2) return [readCharacter(cursor, hasMore)];
  if (type === 3) return readTemplate(cursor, before);
  if (type === 4) return readPile(cursor, hasMore);
  if (type === 5) return readMatrix(cursor);
  if (type === 6) cursor.at += 1;
  else if (type === 7) skipRuler(cursor);
  else if (type === 8) skipFont(cursor);
  else if (type === 9) skipSize(cursor);
  else if (type > LAST_TYPE) throw new RangeError(`record ${type} in a formula`);
  return [];
}

function readLine(cursor: Cursor, { hasSpacing, hasMore, isEmpty }: Tag): Child {
  if (hasSpacing) cursor.at += 2;
  if (hasMore) skipRuler(cursor);
  return make('mrow', isEmpty ? [] : readObjects(cursor));
}

function readCharacter(cursor: Cursor, hasMarks: boolean): Child {
  const char = String.fromCharCode(cursor.bytes.readUInt16LE(cursor.at + 1));
  cursor.at += 3;
  if (hasMarks) readObjects(cursor);
  if (SPACE.test(char)) return make('mtext', [' ']);
  return make(/[\p{L}\p{N}.,]/u.test(char) ? 'mi' : 'mo', [char]);
}

/** Lines below each other. */
function readPile(cursor: Cursor, hasRuler: boolean): Child[] {
  cursor.at += 2;
  if (hasRuler) skipRuler(cursor);
  return joined(readObjects(cursor));
}

function readMatrix(cursor: Cursor): Child[] {
  const [rows, columns] = [cursor.bytes.readUInt8(cursor.at + 3), cursor.bytes.readUInt8(cursor.at + 4)];
  // Two bits for each line between rows and columns.
  cursor.at += 5 + Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4);
  return joined(readObjects(cursor));
}

const joined = (lines: readonly Child[]): Child[] =>
  lines.flatMap((line, index) => (index === 0 ? [line] : [make('mtext', ['; ']), line]));

function readTemplate(cursor: Cursor, before: Child[]): Child[] {
  const selector = cursor.bytes.readUInt8(cursor.at);
  const variation = cursor.bytes.readUInt8(cursor.at + 1);
  cursor.at += 3;
  const slots = readObjects(cursor);
  const [first = make('mrow', []), second = make('mrow', [])] = slots;
  const fences = FENCES[selector];
  if (fences !== undefined) return fenced(first, fences, variation);
  if (selector === 13) return [variation === 0 ? make('msqrt', [first]) : make('mroot', [first, second])];
  if (selector === 14 || selector === 41) return [make('mfrac', [first, second])];
  if (selector === 15) return [scripted(slots, variation, before)];
  const sign = SIGNS[selector];
  if (sign === undefined) return joined(slots.filter(({ children }) => children.length > 0));
  const limits = slots.slice(1, 3).map((slot) => (slot.name === 'mrow' ? slot : make('mrow', [])));
  return [make('munderover', [make('mi', [sign]), ...limits]), make('mtext', [' ']), first];
}

const fenced = (content: Child, fences: string, variation: number): Child[] => [
  make('mo', [variation === RIGHT_ONLY ? '' : fences.charAt(0)]),
  content,
  make('mo', [variation === LEFT_ONLY ? '' : fences.charAt(1)]),
];

/** Raised, lowered or both; the slot of what is not there is empty or left out. */
function scripted(slots: readonly Child[], variation: number, before: Child[]): Child {
  const base = before.pop() ?? make('mrow', []);
  const filled = slots.filter(({ children }) => children.length > 0);
  const name = variation === 0 ? 'msup' : variation === 1 ? 'msub' : 'msubsup';
  return make(name, [base, ...filled]);
}

/** How far something was moved by hand: two bytes, or six where that is far. */
function skipMove(cursor: Cursor): void {
  const isFar = cursor.bytes.readUInt8(cursor.at) === 128 && cursor.bytes.readUInt8(cursor.at + 1) === 128;
  cursor.at += isFar ? 6 : 2;
}

function skipRuler(cursor: Cursor): void {
  cursor.at += 1 + 3 * cursor.bytes.readUInt8(cursor.at);
}

function skipFont(cursor: Cursor): void {
  const end = cursor.bytes.indexOf(0, cursor.at + 2);
  if (end < 0) throw new RangeError('a font without an end');
  cursor.at = end + 1;
}

function skipSize(cursor: Cursor): void {
  const size = cursor.bytes.readUInt8(cursor.at);
  cursor.at += size === 100 ? 4 : size === 101 ? 3 : 2;
}
