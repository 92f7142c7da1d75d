import type { Fragment } from '../page-content.ts';
import type { PrintedCharacter } from './printed-characters.ts';

/** Points that a character may begin before its fragment's box, and before its end at least. */
const MARGIN = 0.7;
const WITHIN = 0.3;

/** Whether a character that begins at a place is one of a fragment. */
export const isCharacterOf = (
  { x: left, y: top, width, height }: Fragment,
  x: number,
  baseline: number,
): boolean =>
  x >= left - MARGIN && x < left + width - WITHIN && baseline > top && baseline <= top + height + MARGIN;

/** The characters of a fragment from left to right; those that are turned are not its own. */
export function charactersOf(item: Fragment, characters: readonly PrintedCharacter[]): PrintedCharacter[] {
  return characters
    .filter(({ x, baseline, rotation }) => rotation === 0 && isCharacterOf(item, x, baseline))
    .sort((a, b) => a.x - b.x);
}

/** A text without blanks, and without each sign that has several forms: what two readers of one line agree on. */
export const squeeze = (text: string): string => text.replace(/[\s'"‘’“”„–—−\u00AD\uFFFE-]/g, '');

/**
 * The characters of a text with what is known of those that are printed: one value for each character but blanks, which have null.
 * Null where the text has another number of them.
 */
export function alignPrinted<T>(
  text: string,
  printed: readonly T[],
): { char: string; printed: T | null }[] | null {
  const chars = [...text];
  if (chars.filter((char) => char.trim() !== '').length !== printed.length) return null;
  let at = 0;
  return chars.map((char) => {
    if (char.trim() === '') return { char, printed: null };
    at += 1;
    return { char, printed: printed[at - 1] ?? null };
  });
}
