import type { Fragment } from '../page-content.ts';
import { type Band, median, middleX, middleY, type TableRegion, typeSize } from './region.ts';
import { bandRows, countCells } from './row-bands.ts';
import { type Segment, type TextRow, toTextRows } from './text-rows.ts';
import { isBold } from './typeface.ts';

/** Places of a column's text, in points. */
type Column = { left: number; right: number; middle: number };

const ALIGNED_POINTS = 3;

/** A row is no further from the next than this many of the table's lowest rows, or sizes of its type. */
const MAX_STEP_ROWS = 1.25;
const MAX_STEP_SIZES = 2.2;

/** Lines of one cell are this close, in sizes of the type. */
const MAX_LINE_STEP_SIZES = 1.6;

/** The names of the columns and one row, which stand this near, in sizes of the type. */
const MAX_ROWS = 2;
const MAX_REACH_SIZES = 30;

/**
 * A region with the rows that stand over its first or under its last rule, in line with its columns: many a table has no
 * rule around it, so that its names stand above the first, and where every other row is shaded the last row stands below.
 * @param free fragments that no table holds
 */
export function withRowsBeyond(region: TableRegion, free: readonly Fragment[]): TableRegion {
  const { left, right, bands, items } = region;
  const top = bands[0]?.top ?? 0;
  const bottom = bands.at(-1)?.bottom ?? 0;
  const most = MAX_REACH_SIZES * median(items.map(typeSize));
  const isNear = (item: Fragment) => middleY(item) > top - most && middleY(item) < bottom + most;
  const inside = free.filter((item) => isNear(item) && middleX(item) > left - 2 && middleX(item) < right + 2);
  const reach = nextRows(region);
  const above = reach(toTextRows(inside.filter((item) => middleY(item) < top)).reverse(), top, -1).reverse();
  const below = reach(toTextRows(inside.filter((item) => middleY(item) > bottom)), bottom, 1);
  if (above.length + below.length === 0) return region;
  const own = [...above, ...below].flatMap(({ segments }) => segments.flatMap(({ items }) => items));
  return {
    ...region,
    bands: [...bandsOf(above, region), ...bands, ...bandsOf(below, region)],
    items: [...items, ...own],
  };
}

const bandsOf = (rows: readonly TextRow[], { edges }: TableRegion): Band[] =>
  rows.length > 0 ? bandRows(rows, edges) : [];

/** Which of the rows, the nearest first, go on with the table upwards (-1) or downwards (1) from one of its ends. */
function nextRows(region: TableRegion) {
  const { edges, bands, items } = region;
  const size = median(items.map(typeSize));
  const lowest = Math.min(...bands.map(({ top, bottom }) => bottom - top));
  const maxStep = Math.max(MAX_STEP_SIZES * size, MAX_STEP_ROWS * lowest);
  const columns = columnsOf(region);
  const isPart = (row: TextRow): boolean =>
    row.segments.every(
      (segment) =>
        standsIn(segment, edges, columns[columnOf(segment, edges)]) || isCentred(segment, edges, columns),
    );

  return (rows: readonly TextRow[], end: number, direction: 1 | -1): TextRow[] => {
    const taken: TextRow[] = [];
    let waiting: TextRow[] = [];
    // Half a row lies between the end of the table and the next line.
    let last = end - (direction * lowest) / 2;
    let full = 0;
    for (const row of rows) {
      const middle = (row.top + row.bottom) / 2;
      const step = direction * (middle - last);
      if (step > maxStep || !isPart(row)) break;
      const isFull = countCells(row, edges) > 1;
      const goesOn = step <= MAX_LINE_STEP_SIZES * size && taken.length > 0;
      if (isFull && !goesOn) full++;
      if (full > MAX_ROWS) break;
      waiting.push(row);
      const isMoreOfCell = goesOn && (direction === 1 ? !startsRow(row, edges) : isBoldRow(row));
      if (isFull || (isMoreOfCell && waiting.length === 1)) {
        taken.push(...waiting);
        waiting = [];
      }
      last = middle;
    }
    return taken;
  };
}

function columnsOf({ items, edges, left, right }: TableRegion): Column[] {
  return [left, ...edges].map((start, index) => {
    const end = edges[index] ?? right;
    const own = items.filter((item) => middleX(item) > start && middleX(item) < end);
    return {
      left: median(own.map(({ x }) => x)),
      right: median(own.map(({ x, width }) => x + width)),
      middle: median(own.map(middleX)),
    };
  });
}

const columnOf = ({ left }: Segment, edges: readonly number[]): number =>
  edges.filter((edge) => edge <= left + 1.5).length;

/** Whether it keeps to its column and begins, ends, or is centred where others do. */
function standsIn({ left, right }: Segment, edges: readonly number[], column: Column | undefined): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= ALIGNED_POINTS;
  const isAcross = edges.some((edge) => left < edge - ALIGNED_POINTS && right > edge + ALIGNED_POINTS);
  if (isAcross || column === undefined) return false;
  return (
    isNear(left, column.left) || isNear(right, column.right) || isNear((left + right) / 2, column.middle)
  );
}

/** Whether it is centred over what a column holds and may be wider, but reaches over no other column's text. */
function isCentred({ left, right }: Segment, edges: readonly number[], columns: readonly Column[]): boolean {
  const middle = (left + right) / 2;
  const at = edges.filter((edge) => edge <= middle).length;
  const [before, column, next] = [columns[at - 1], columns[at], columns[at + 1]];
  if (column === undefined || Math.abs(middle - column.middle) > ALIGNED_POINTS) return false;
  return (before === undefined || left > before.right) && (next === undefined || right < next.left);
}

const startsRow = ({ segments }: TextRow, edges: readonly number[]): boolean =>
  segments.some((segment) => columnOf(segment, edges) === 0);

const isBoldRow = ({ segments }: TextRow): boolean => segments.every(({ items }) => items.every(isBold));
