import type { TextItem } from '@llamaindex/liteparse';
import { isMono } from './typeface.ts';
import type { CellGrid } from './fill-table.ts';
import { median, type TableRegion } from './region.ts';

const MAX_COLUMNS = 14;
const LEADER = /(?:[.·…_]\s?){4,}/;
const MARKER = /^(?:[•●○▪■◦‣–—*-]|\(?\d{1,2}[.)]|\(?[a-z][.)])$/;
const PLACE = /^\d+(?:\.\d+)*(?:\s*[,–-]\s*\d+(?:\.\d+)*)*$/;

/** Characters of a line from which it is running text, and the share of its column that it fills. */
const PROSE_CHARS = 24;
const PROSE_FILL = 0.6;

/** Whether the grid holds a table at all: two columns in use, and rows enough to see them. */
export function hasTableShape(texts: readonly string[][]): boolean {
  const columns = texts[0]?.length ?? 0;
  const filledRows = texts.filter((row) => row.filter((text) => text !== '').length >= 2).length;
  const used = Array.from({ length: columns }, (_, column) => share(texts, (row) => row[column] !== ''));
  return columns <= MAX_COLUMNS && filledRows >= 2 && used.filter((part) => part >= 0.3).length >= 2;
}

/** Contents, index and legend pages stand in columns too, with and without rules. */
export function isDirectory(texts: readonly string[][]): boolean {
  if (share(texts, (row) => LEADER.test(row.join(' '))) > 0.3) return true;
  const places = texts.map((row) => row.at(-1) ?? '');
  const isPlaced = share(texts, (row) => PLACE.test(row.at(-1) ?? '')) > 0.8 && !/\p{L}/u.test(places[0] ?? '');
  if (!isPlaced) return false;
  const pages = places.filter((place) => /^\d+$/.test(place)).map(Number);
  const isRising = pages.every((page, index) => index === 0 || page >= (pages[index - 1] ?? 0));
  return isRising || isAlphabetical(texts.map((row) => row[0] ?? ''));
}

function isAlphabetical(words: readonly string[]): boolean {
  const filled = words.filter((word) => word !== '');
  const inOrder = filled.filter(
    (word, index) => index === 0 || word.localeCompare(filled[index - 1] ?? '', undefined, { sensitivity: 'base' }) >= 0,
  );
  return filled.length >= 4 && inOrder.length === filled.length;
}

/** What no rules vouch for must not be text in columns, a list, a legend, or a program listing. */
export function isOpenTable(region: TableRegion, grid: CellGrid, texts: readonly string[][], hasHeader: boolean): boolean {
  const rows = texts.filter((row) => row.filter((text) => text !== '').length >= 2).length;
  if (rows < 3 || rows < 0.5 * texts.length) return false;
  const first = texts.map((row) => row[0] ?? '');
  if (share(texts, (row) => MARKER.test(row[0] ?? '') || row[0] === '') > 0.8) return false;
  if (share(texts, (row) => (row[0] ?? '').endsWith(':')) > 0.7) return false;
  if (!hasHeader && isNumbered(first)) return false;
  if (share(region.items, isMono) > 0.7) return false;
  return !isProse(region, grid);
}

/** Keys 1, 2, 3 … of a figure, or numbered lines. */
function isNumbered(cells: readonly string[]): boolean {
  const numbers = cells.map((text) => /^\d{1,2}\b/.exec(text)?.[0]);
  return numbers.every((number, index) => number !== undefined && (index === 0 || Number(number) === Number(numbers[index - 1]) + 1));
}

/** Every column set in long lines that fill it: columns of text. */
function isProse({ left, right, edges }: TableRegion, grid: CellGrid): boolean {
  const starts = [left, ...edges];
  return starts.every((start, column) => {
    const width = (edges[column] ?? right) - start;
    const lines = grid.flatMap((row) => row[column] ?? []).filter((item) => item.text.trim() !== '');
    const isLong = (item: TextItem) => item.text.length >= PROSE_CHARS && item.width >= PROSE_FILL * width;
    return lines.length > 0 && median(lines.map((item) => (isLong(item) ? 1 : 0))) === 1;
  });
}

function share<T>(values: readonly T[], has: (value: T) => boolean): number {
  return values.filter(has).length / Math.max(1, values.length);
}
