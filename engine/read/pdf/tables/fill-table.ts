import { joinLines } from '../../../document/lines.ts';
import type { Cell } from '../../../document/pages.ts';
import { MAX_REPEATED_CHARS } from '../../../document/table-text.ts';
import { buildLines, toBox, toLine, unionRect } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import type { MergedCell } from './merged-cells.ts';
import { type Band, middleX, middleY, type TableRegion } from './region.ts';
import { measureFonts, splitFragment } from './split-fragment.ts';

/** How far the middle of a value may stand off that of the columns that it is centred over. */
const MAX_OFF_CENTRE_POINTS = 4;

/** Fragments of each cell, by row and column. */
export type CellGrid = Fragment[][][];

/** Puts the region's fragments into its cells; those that the layout pass has joined over an edge are cut there. */
export function fillGrid(region: TableRegion): CellGrid {
  const grid: CellGrid = region.bands.map(() => Array.from({ length: region.edges.length + 1 }, () => []));
  for (const item of cutAtEdges(region)) {
    const band = region.bands.findIndex((own) => isIn(own, item));
    grid[band]?.[columnOf(item, region.edges)]?.push(item);
  }
  for (const merged of region.merged ?? []) mergeCells(grid, region.bands, merged);
  for (const [index, { open = [] }] of region.bands.entries()) {
    const row = grid[index];
    if (row?.[0]?.length && open.length > 0) repeatCentred(row, open, region);
  }
  return grid;
}

/** Puts a value that is centred over several columns, with no upright between them, into each: it holds for all of them. */
function repeatCentred(
  row: Fragment[][],
  open: readonly number[],
  { left, right, edges }: TableRegion,
): void {
  const starts = [left, ...edges];
  const isOpen = (column: number) => open.includes(starts[column] ?? left);
  let end = 0;
  for (let from = 0; from < row.length; from = end) {
    end = from + 1;
    while (end < row.length && isOpen(end)) end += 1;
    const [held = [], ...more] = row.slice(from, end).filter((cell) => cell.length > 0);
    const middle = ((starts[from] ?? left) + (starts[end] ?? right)) / 2;
    const chars = held.reduce((sum, { text }) => sum + text.length, 0);
    // In the first column stand the names of rows, or of groups of them.
    const isValue = from > 0 && held.length > 0 && more.length === 0 && chars <= MAX_REPEATED_CHARS;
    if (isValue && Math.abs(middleX(unionRect(held)) - middle) <= MAX_OFF_CENTRE_POINTS)
      row.fill(held, from, end);
  }
}

/** Puts what stands in a cell over several rows into each of them that says something else; a long text into the first. */
function mergeCells(grid: CellGrid, bands: readonly Band[], { column, top, bottom }: MergedCell): void {
  const rows = grid.filter((_, index) => {
    const band = bands[index];
    return band !== undefined && band.top >= top && band.bottom <= bottom;
  });
  const held = rows.flatMap((row) => row[column] ?? []);
  const others = rows.filter((row) => row.some((cell, at) => at !== column && cell.length > 0));
  const chars = held.reduce((sum, { text }) => sum + text.length, 0);
  const [first] = others;
  if (first === undefined || held.length === 0) return;
  for (const row of rows)
    row[column] = row === first || (chars <= MAX_REPEATED_CHARS && others.includes(row)) ? held : [];
}

/** A cell over several columns belongs to its first. */
function columnOf(item: Fragment, edges: readonly number[]): number {
  const reach = Math.min(middleX(item), item.x + Math.max(2, 0.3 * item.height));
  return edges.filter((edge) => edge <= reach).length;
}

const isIn = ({ top, bottom }: Band, item: Fragment): boolean =>
  middleY(item) >= top && middleY(item) < bottom;

function cutAtEdges({ items, edges, bands }: TableRegion): Fragment[] {
  const spanning = bands.filter(({ open = [] }) => open.length > 0);
  const isSpanned = (item: Fragment, edge: number) =>
    spanning.some((band) => band.open?.includes(edge) && isIn(band, item));
  const isAcross = (item: Fragment, edge: number) =>
    !isSpanned(item, edge) &&
    item.x < edge - 0.5 * item.height &&
    item.x + item.width > edge + 0.3 * item.height;
  if (!items.some((item) => edges.some((edge) => isAcross(item, edge)))) return [...items];
  const scales = measureFonts(items);
  let pieces = [...items];
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1] ?? Number.POSITIVE_INFINITY;
    const start = commonStart(items, edge, next);
    pieces = pieces.flatMap((item) =>
      isAcross(item, edge) ? (splitFragment(item, edge, start, scales) ?? [item]) : [item],
    );
  }
  return pieces;
}

/** Where the text of the column between two edges begins, if most of it begins at one place. */
function commonStart(items: readonly Fragment[], edge: number, next: number): number | null {
  const starts = items.map(({ x }) => x).filter((x) => x >= edge - 3 && x < next - 3);
  const counts = new Map<number, number[]>();
  for (const x of starts) counts.set(Math.round(x), [...(counts.get(Math.round(x)) ?? []), x]);
  const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
  return most && most.length >= 2 && most.length >= 0.5 * starts.length ? (most[0] ?? null) : null;
}

/** A cell's words and the place they take, line by line if there are several; null where it is empty. */
export function toCell(items: readonly Fragment[], page: { width: number; height: number }): Cell {
  const lines = items.length > 0 ? buildLines(items) : [];
  if (lines.length === 0) return { text: '', box: null };
  const printed = lines.map((line) => toLine(line, page));
  const isPlain = printed.length === 1 && printed[0]?.unquotable === undefined;
  const cell = { text: joinLines(lines), box: toBox(unionRect(lines), page) };
  return isPlain ? cell : { ...cell, lines: printed };
}
