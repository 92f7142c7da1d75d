/** Whether what stands in columns is text: lists side by side, or sentences whose lines were taken for rows. */

import { BULLETS } from '../layout/item-markers.ts';

/** An item of a list: a bullet or a number, then its words. */
const ITEM = new RegExp(
  `^(?:[${BULLETS}–—*\\u0080-\\u009F-]|\\(?\\d{1,2}[.)])\\s*(?=[\\p{L}\\p{N}“"(])`,
  'u',
);
const ENDS_SENTENCE = /[.!?:;。]["”’)]?$/u;
const SENTENCE_WITHIN = /\p{L}[.!?]\s+\p{Lu}/u;
/** Two lines of so many words or more are no names or values below each other. */
const LEAST_WORDS = 4;
/** Share of the cells of a column that are items. */
const MOST = 0.8;
/** Share of the cells of a column that go on with the one above. */
const OFTEN = 0.5;
const LEAST_PAIRS = 2;

/**
 * Whether rows that no rules part are lines of text: each column is a list, or sentences run down the first one. That of a table names
 * its rows; in text it holds cells in which a sentence ends and another begins, and most go on with the one above.
 * @param texts cells of rows, those that name the columns included
 */
export function isTextInColumns(texts: readonly string[][]): boolean {
  const columns = (texts[0] ?? []).map((_, column) =>
    texts.map((row) => row[column] ?? '').filter((text) => text !== ''),
  );
  const [first = []] = columns;
  return columns.every(isList) || (runsOn(first) && first.some((text) => SENTENCE_WITHIN.test(text)));
}

const isList = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.filter((text) => ITEM.test(text)).length >= MOST * cells.length;

/** Whether sentences run down a column. Names that are all written small do not. */
function runsOn(cells: readonly string[]): boolean {
  const further = cells.slice(1).filter((text, i) => goesOn(cells[i] ?? '', text)).length;
  const isMixed = cells.some((text) => /^\p{Lu}/u.test(text));
  return isMixed && further >= LEAST_PAIRS && further >= OFTEN * (cells.length - 1);
}

const goesOn = (above: string, text: string): boolean =>
  /^\p{Ll}/u.test(text) && !ENDS_SENTENCE.test(above) && wordsOf(above) + wordsOf(text) >= LEAST_WORDS;

const wordsOf = (text: string): number => text.split(/\s+/).length;
