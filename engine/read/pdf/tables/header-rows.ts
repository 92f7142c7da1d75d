import type { Fragment } from '../page-content.ts';
import type { CellGrid } from './fill-table.ts';
import { median } from './region.ts';
import { isBold } from './typeface.ts';

const MAX_HEADER_ROWS = 3;

/** Names of columns are this much shorter than what stands below. */
const MAX_HEADER_SHARE = 0.5;
/** The same of names above a single row. */
const MAX_HEADER_SHARE_OF_ONE = 0.25;

const MAX_NAME_CHARS = 40;
/** The same of the names of models, which hold digits. */
const MAX_MODEL_CHARS = 20;

/** Amounts and sizes: "6.5 kg", "50~780 kPa", "W601 × D654". */
const MEASURE = /(?<!\p{L})\d[\d.,]*\s?(?:\p{L}{1,4}\b|[°%"”ℓΩ])|\d\s?[×x]\s?\p{L}?\d/u;
const MIN_MODELS = 2;

/** Share of the rows whose cells tell what a column holds. */
const MIN_SHARE = 0.6;

/** How many of the first rows name the columns: bold rows above others, names above figures, models above amounts. */
export function countHeaderRows(grid: CellGrid, texts: readonly string[][]): number {
  const isBoldRow = (row: Fragment[][]) => row.flat().every(isBold);
  const bold = grid.findIndex((row) => !isBoldRow(row));
  const [first = [], ...others] = texts;
  // The name of a group of rows stands alone below those of the columns.
  const group =
    countFilled(first) > 1 ? others.findIndex((row) => countFilled(row) === 1 && row[0] !== '') + 1 : 0;
  if (bold > 0 && bold <= MAX_HEADER_ROWS) return group > 0 ? Math.min(bold, group) : bold;
  if (countFilled(first) < Math.max(2, first.length - 1)) return 0;
  return namesColumns(first, others) || namesModels(first, others) ? 1 : 0;
}

/** Words above figures, or above what is much longer. */
function namesColumns(first: readonly string[], others: readonly string[][]): boolean {
  if (!first.every((text) => text === '' || (isName(text, MAX_NAME_CHARS) && !/\d/.test(text)))) return false;
  const charsOf = (row: readonly string[]) => row.join('').length;
  const length = charsOf(first) / median(others.map(charsOf));
  if (others.length < 2) return length <= MAX_HEADER_SHARE_OF_ONE;
  return length <= MAX_HEADER_SHARE || columnsOf(/\d/, first, others) > 0;
}

/** Short names, all different, above amounts: a name may hold digits, as those of models do, but for that of the names below. */
function namesModels([corner = '', ...names]: readonly string[], others: readonly string[][]): boolean {
  if (others.length < 2 || /\d/.test(corner) || new Set(names).size < names.length) return false;
  if (!names.every((text) => isName(text, MAX_MODEL_CHARS))) return false;
  const besides = others.map((row) => row.slice(1));
  return columnsOf(MEASURE, names, besides) >= Math.max(MIN_MODELS, names.length);
}

const isName = (text: string, maxChars: number): boolean => /^\p{L}/u.test(text) && text.length <= maxChars;

/** In how many named columns most rows hold what is looked for. */
const columnsOf = (wanted: RegExp, first: readonly string[], others: readonly string[][]): number =>
  first.filter(
    (text, column) =>
      text !== '' &&
      others.filter((row) => wanted.test(row[column] ?? '')).length > MIN_SHARE * others.length,
  ).length;

const countFilled = (row: readonly string[]): number => row.filter((text) => text !== '').length;
