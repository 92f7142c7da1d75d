/** The parser sees a blank within a number whose font draws a thin 1 in the middle of a wide place: "2 10" for 210. */
import type { Fragment } from '../page-content.ts';

const BLANK_IN_NUMBER = /(?<=\d) (?=\d)/g;
const HAS_BLANK_IN_NUMBER = /\d \d/;
const SAME_WIDTH_SHARE = 0.02;
/** Widths that are kept of one shape: a page may hold a hundred thousand numbers. */
const MAX_TWINS = 16;

/**
 * Takes the blanks out that take no room: another fragment of the page in the same type, which differs in its digits alone, is as
 * wide without them. Numerals of one font are equally wide, a blank is not.
 */
export function dropBlanksInNumbers(items: readonly Fragment[]): Fragment[] {
  if (!items.some(({ text }) => HAS_BLANK_IN_NUMBER.test(text))) return [...items];
  const widths = new Map<string, number[]>();
  for (const item of items) {
    if (!/\d/.test(item.text) || HAS_BLANK_IN_NUMBER.test(item.text)) continue;
    const shape = shapeOf(item, item.text);
    const known = widths.get(shape);
    if (known === undefined) widths.set(shape, [item.width]);
    else if (known.length < MAX_TWINS) known.push(item.width);
  }
  return items.map((item) => {
    if (!HAS_BLANK_IN_NUMBER.test(item.text)) return item;
    const text = item.text.replace(BLANK_IN_NUMBER, '');
    const isAsWide = (width: number) => Math.abs(width - item.width) <= SAME_WIDTH_SHARE * width;
    return widths.get(shapeOf(item, text))?.some(isAsWide) ? { ...item, text } : item;
  });
}

const shapeOf = ({ fontName, fontSize, fontHeight }: Fragment, text: string): string =>
  [fontName, fontSize, fontHeight, text.replace(/\d/g, '0')].join('|');
