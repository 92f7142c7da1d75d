import { type Band, quantile } from './region.ts';
import type { Segment, TextRow } from './text-rows.ts';

/** A step from row to row this much wider than the closest lines is the space between two table rows. */
const WIDE_STEP = 1.25;
/** Signs set higher or lower stand closer to their line than this share of its height. */
const MIN_LINE_STEP = 0.75;
/** Closer than lines of one cell are those of cells that are centred in a row, at half height between the lines of others. */
const HALF_STEP = 0.75;
const MIN_HALF_STEPS = 2;

/**
 * Printed lines put together to table rows where no rule parts them: by the wider space between rows where the
 * table has such, else a row begins where the first column says something.
 * @param within lines that go on with a word of the one above, and begin no row
 */
export function bandRows(
  rows: readonly TextRow[],
  edges: readonly number[],
  within: ReadonlySet<TextRow> = new Set(),
): Band[] {
  const steps = rows.slice(1).map((row, index) => middle(row) - middle(rows[index] ?? row));
  const lineStep = closest(stepsWithinColumns(rows, edges));
  const isSpaced = hasTwoSpacings(rows, steps, lineStep, edges);
  const bands: Band[] = [];
  for (const [index, row] of rows.entries()) {
    const isApart = (steps[index - 1] ?? 0) > lineStep * WIDE_STEP;
    const begins =
      index === 0 || (isSpaced ? isApart : startsFirstColumn(row, edges) || countCells(row, edges) < 1);
    const last = bands.at(-1);
    if ((begins && !within.has(row)) || !last) bands.push({ top: row.top, bottom: row.bottom });
    else last.bottom = Math.max(last.bottom, row.bottom);
  }
  return closeGaps(bands);
}

function middle(row: TextRow): number {
  return (row.top + row.bottom) / 2;
}

/** The steps from line to line in each column: lines of cells that are centred beside one another stand at half of them. */
function stepsWithinColumns(rows: readonly TextRow[], edges: readonly number[]): number[] {
  const above = new Map<number, number>();
  return rows.flatMap((row) => {
    const y = middle(row);
    return columnsOf(row, edges).flatMap((column) => {
      const last = above.get(column);
      above.set(column, y);
      return last === undefined || y - last < MIN_LINE_STEP * (row.bottom - row.top) ? [] : [y - last];
    });
  });
}

/** The step of lines within a cell: the twentieth part of the steps is no wider. */
function closest(steps: readonly number[]): number {
  return quantile(steps, 1 / 20);
}

/** Whether cells are centred, or close steps lead to lines that leave columns out: these go on with the row above. */
function hasTwoSpacings(
  rows: readonly TextRow[],
  steps: readonly number[],
  lineStep: number,
  edges: readonly number[],
): boolean {
  const close = rows.slice(1).filter((_, index) => (steps[index] ?? 0) <= lineStep * WIDE_STEP);
  if (close.length === 0 || close.length === steps.length) return false;
  const halves = steps.filter((step) => step < HALF_STEP * lineStep);
  if (halves.length > 0 && !namesRowsOnce(rows, steps, lineStep, edges)) return false;
  if (halves.length >= MIN_HALF_STEPS) return true;
  const partial = close.filter((row) => countCells(row, edges) <= edges.length);
  return partial.length >= 0.7 * close.length;
}

/**
 * Whether the first column says one thing between any two wide steps. In two lists that stand side by side lines are half a step
 * apart, too, but each of these rows would have several names.
 */
function namesRowsOnce(
  rows: readonly TextRow[],
  steps: readonly number[],
  lineStep: number,
  edges: readonly number[],
): boolean {
  let last: TextRow | undefined;
  return rows.every((row, index) => {
    if ((steps[index - 1] ?? 0) > lineStep * WIDE_STEP) last = undefined;
    if (!startsFirstColumn(row, edges)) return true;
    const isNext = last === undefined || middle(row) - middle(last) <= lineStep * WIDE_STEP;
    last = row;
    return isNext;
  });
}

export function startsFirstColumn(row: TextRow, edges: readonly number[]): boolean {
  return (row.segments[0]?.left ?? Number.POSITIVE_INFINITY) < (edges[0] ?? 0) - 1;
}

/** In how many columns the row has text. */
export function countCells(row: TextRow, edges: readonly number[]): number {
  return columnsOf(row, edges).length;
}

/** The columns, 0-based, in which text of the row begins. */
function columnsOf({ segments }: TextRow, edges: readonly number[]): number[] {
  return [...new Set(segments.map((segment) => columnOf(segment, edges)))];
}

/** The column, 0-based, in which a segment begins. */
export const columnOf = ({ left }: Segment, edges: readonly number[]): number =>
  edges.filter((edge) => edge <= left + 1.5).length;

/** Bands reach to the middle between rows, so that each fragment's middle lies in one. */
export function closeGaps(bands: readonly Band[]): Band[] {
  return bands.map((band, index) => {
    const above = bands[index - 1];
    const below = bands[index + 1];
    return {
      top: above ? (above.bottom + band.top) / 2 : band.top - 1,
      bottom: below ? (band.bottom + below.top) / 2 : band.bottom + 1,
    };
  });
}
