import { LEADER_DOTS } from '../characters/leader-dots.ts';
import { areFlowing } from '../layout/flowing-columns.ts';
import type { Fragment } from '../page-content.ts';
import type { CellGrid } from './fill-table.ts';
import { median, type TableRegion, typeSize } from './region.ts';
import { isMono } from './typeface.ts';

/** Of what no rules vouch for; rules part more of them in tables of what works with what. */
const MAX_COLUMNS = 14;
const MAX_RULED_COLUMNS = 30;
/** Bullets of symbol fonts are of the private use area until the text is cleaned. */
const MARKER = /^(?:[•●○▪■◦‣–—*\uE000-\uF8FF\u0080-\u009F-]|\(?\d{1,2}[.)]|\(?[a-z][.)])$/;
const BULLET = /^[•●○▪■◦‣\uE000-\uF8FF\u0080-\u009F\s]+$/;
/** What lines of a program begin or end with. */
const COMMENT = /^(?:#|%|;+|>|\\|\/\/)$/;
/** Numbers of a list whose text stands in the next column. */
const NUMBERS = /^(?:\(?\d{1,2}[.)]\s*)+$/;
/** Numbers of formulas: "(4.7)", "(E.3.10)". */
const FORMULA_NUMBER = /\((?:\p{Lu}\.)?\d{1,3}(?:\.\d{1,3})*\p{Ll}?\)$/u;
const AMOUNT = /^[±<>≤≥~]?\s?\d[\d.,]*\s?\p{L}{1,4}\b/u;
const PLACE = /^\d+(?:\.\d+)*(?:\s*[,–-]\s*\d+(?:\.\d+)*)*$/;

/** Characters of a line from which it is running text, and the share of its column that it fills. */
const PROSE_CHARS = 24;
const PROSE_FILL = 0.6;

const SECTION_AT_END = /(?:\s\d+(?:\.\d+)+|,\s\d+)$/;
const MIN_WORD_CHARS_SHARE = 0.65;

const MAX_SIZE_RATIO = 1.15;

/** The longest cells of half the rows: more is text beside its numbers or headings. */
const MAX_CELL_CHARS = 240;

/** More beside a label with a colon is text. */
const MAX_VALUE_CHARS = 60;

/** Whether the grid holds a table at all: two columns in use, and rows enough to see them. */
export function hasTableShape({ isGrid, isRuledByRow }: TableRegion, texts: readonly string[][]): boolean {
  const columns = texts[0]?.length ?? 0;
  const maxColumns = isGrid || isRuledByRow ? MAX_RULED_COLUMNS : MAX_COLUMNS;
  const filledRows = texts.filter((row) => row.filter((text) => text !== '').length >= 2).length;
  const used = Array.from({ length: columns }, (_, column) => share(texts, (row) => row[column] !== ''));
  return columns <= maxColumns && filledRows >= 2 && used.filter((part) => part >= 0.3).length >= 2;
}

/** Whether rules draw a frame around a page's two columns of text: each flows on its own. */
export function isFramedText({ isGrid, edges, items }: TableRegion): boolean {
  const [x, ...others] = edges;
  if (!isGrid || x === undefined || others.length > 0) return false;
  return areFlowing({
    x,
    left: items.filter((item) => item.x < x - 1),
    right: items.filter((item) => item.x >= x - 1),
  });
}

/** Contents, index and legend pages stand in columns too, with and without rules. */
export function isDirectory(grid: CellGrid, texts: readonly string[][]): boolean {
  if (share(texts, (row) => LEADER_DOTS.test(row.join(' '))) > 0.3) return true;
  const last = grid.flatMap((row) => row.at(-1) ?? []).map((item) => item.text.trim());
  const places = last.filter((text) => PLACE.test(text));
  if (places.length < 0.8 * last.length || places.length < 0.7 * texts.length || last[0] !== places[0])
    return false;
  const pages = places.filter((place) => /^\d+$/.test(place)).map(Number);
  const isRising = pages.every((page, index) => index === 0 || page >= (pages[index - 1] ?? 0));
  return isRising || isAlphabetical(texts.map((row) => row[0] ?? ''));
}

const alphabet = new Intl.Collator(undefined, { sensitivity: 'base' });

function isAlphabetical(words: readonly string[]): boolean {
  const filled = words.filter((word) => word !== '');
  const inOrder = filled.filter(
    (word, index) => index === 0 || alphabet.compare(word, filled[index - 1] ?? '') >= 0,
  );
  return filled.length >= 4 && inOrder.length === filled.length;
}

/** What no rules vouch for must not be text in columns, a list, a legend, or a program listing. */
export function isOpenTable(
  region: TableRegion,
  grid: CellGrid,
  texts: readonly string[][],
  hasHeader: boolean,
): boolean {
  const rows = texts.filter((row) => row.filter((text) => text !== '').length >= 2).length;
  if (rows < (region.isRuled && hasHeader ? 2 : 3) || rows < 0.5 * texts.length) return false;
  const first = texts.map((row) => row[0] ?? '');
  const { isRuledByRow = false } = region;
  if (!isRuledByRow && share(texts, (row) => MARKER.test(row[0] ?? '') || row[0] === '') > 0.8) return false;
  if (isForm(texts) || (!hasHeader && isListOfPlaces(texts))) return false;
  if (hasColumnOf(BULLET, texts) || hasColumnOf(COMMENT, texts)) return false;
  if (endsInNumbers(texts) || isFormula(texts)) return false;
  if (!isRuledByRow && !hasHeader && isNumbered(first) && !isOfAmounts(texts)) return false;
  if (!isRuledByRow && share(region.items, isMono) > 0.7 && !isFull(texts)) return false;
  if (!hasOneType(region.items)) return false;
  if (region.isPieced || (isRuledByRow && hasHeader)) return true;
  return !isProse(region, grid, hasHeader ? 0.6 : 0.25) && hasShortCells(texts);
}

/** Labels with text beside them, or with nothing yet ("Name: ____"); with values they are a table of data. */
function isForm(texts: readonly string[][]): boolean {
  const values = texts.flatMap(([label = '', ...others]) => (label.endsWith(':') ? [others.join(' ')] : []));
  const isValue = (text: string) => /[\p{L}\p{N}]/u.test(text) && text.length <= MAX_VALUE_CHARS;
  return values.length > 0.7 * texts.length && share(values, isValue) < 0.8;
}

/** Headings stand out of text by their size; the cells of a table are of one size. */
function hasOneType(items: readonly Fragment[]): boolean {
  const size = median(items.map(typeSize));
  return share(items, (item) => typeSize(item) > MAX_SIZE_RATIO * size) < 0.1;
}

function hasShortCells(texts: readonly string[][]): boolean {
  const longest = texts.map((row) => Math.max(...row.map((text) => text.length)));
  return median(longest) <= MAX_CELL_CHARS;
}

/** Keys 1, 2, 3 … of a figure, or numbered lines. */
function isNumbered(cells: readonly string[]): boolean {
  const numbers = cells.map((text) => /^\d{1,2}\b/.exec(text)?.[0]);
  return numbers.every(
    (number, index) =>
      number !== undefined && (index === 0 || Number(number) === Number(numbers[index - 1]) + 1),
  );
}

/** What the numbers of a setting stand for: "1 125 kHz". */
const isOfAmounts = (texts: readonly string[][]): boolean =>
  share(texts, (row) => row.slice(1).some((text) => AMOUNT.test(text))) >= 0.8;

/** Three columns of words without a gap: no program is written so. */
const isFull = (texts: readonly string[][]): boolean =>
  (texts[0]?.length ?? 0) >= 3 &&
  texts.every((row) => row.every((text) => text !== '')) &&
  texts.slice(0, 1).every((row) => row.every((text) => /^\p{L}[\p{L}\d ]*/u.test(text)));

/** Long lines that fill at least two columns: text in columns. */
function isProse({ left, right, edges }: TableRegion, grid: CellGrid, minShare: number): boolean {
  const starts = [left, ...edges];
  const columns = starts.filter((start, column) => {
    const width = (edges[column] ?? right) - start;
    const items = grid.flatMap((row) => row[column] ?? []);
    return (
      share(items, (item) => item.text.length >= PROSE_CHARS && item.width >= PROSE_FILL * width) >= minShare
    );
  });
  return columns.length >= 2;
}

/** Share of the columns that are numbers in a list of contents: one for each column of titles. */
const MIN_PLACED_SHARE = 0.5;

/** Contents in two columns, or an index: numbers of sections or pages in several columns or at all line ends. */
function isListOfPlaces(texts: readonly string[][]): boolean {
  const placed = (texts[0] ?? []).filter((_, column) => {
    const filled = texts.map((row) => row[column] ?? '').filter((text) => text !== '');
    return filled.length >= 0.5 * texts.length && share(filled, (text) => PLACE.test(text)) > 0.8;
  });
  const columns = texts[0]?.length ?? 0;
  const atEnd = share(texts, (row) => SECTION_AT_END.test(row.join(' ').trim()));
  return (placed.length >= 2 && placed.length >= MIN_PLACED_SHARE * columns) || atEnd >= 0.6;
}

/** Mostly signs rather than words and figures. */
function isFormula(texts: readonly string[][]): boolean {
  const all = texts.flat().join('').replace(/\s/g, '');
  return all.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_WORD_CHARS_SHARE * all.length;
}

function endsInNumbers(texts: readonly string[][]): boolean {
  const last = texts.map((row) => row.at(-1) ?? '').filter((text) => text !== '');
  return (
    share(last, (text) => NUMBERS.test(text)) > 0.8 || share(last, (text) => FORMULA_NUMBER.test(text)) > 0.6
  );
}

function hasColumnOf(signs: RegExp, texts: readonly string[][]): boolean {
  return (texts[0] ?? []).some((_, column) => {
    const filled = texts.map((row) => row[column] ?? '').filter((text) => text !== '');
    return share(filled, (text) => signs.test(text)) >= 0.5;
  });
}

function share<T>(values: readonly T[], has: (value: T) => boolean): number {
  return values.filter(has).length / Math.max(1, values.length);
}
