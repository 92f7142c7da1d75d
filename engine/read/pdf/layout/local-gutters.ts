/** Columns that only a part of a page has, between text that runs over the whole width. */
import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';

/** White between two columns, in type sizes: less is a blank between words. */
const MIN_WHITE_SHARE = 0.8;
const LONG_LINE_CHARS = 22;
/** So many rows near each other begin at the second column's edge, and so many of them behind a long line of the first. */
const MIN_ROWS = 4;
const MIN_PARTED = 2;
/** Two of them are no further apart than this many type sizes. */
const MAX_STEP_SIZES = 5;
const SAME_EDGE_POINTS = 1;
/** What stands before an item, whose words begin at a place of their own. */
const MARKER = /^(?:\(?\d{1,2}[.):]?|[^\p{L}\p{N}]{1,2})$/u;

/** What begins at `x` in a row, behind white; `isParted` if it is a long line behind a long line. */
type Start = { row: readonly Fragment[]; x: number; y: number; size: number; isParted: boolean };

/**
 * Where the second column begins in those rows of a page that have two, in points: lines begin at one place there, row below row,
 * some of them long ones behind long ones.
 * @param rows from top to bottom, each from left to right
 */
export function findLocalGutters(
  rows: ReadonlyArray<readonly Fragment[]>,
): ReadonlyMap<readonly Fragment[], number> {
  const runs: Start[][] = [];
  for (const start of rows.flatMap(startsOf)) {
    const run = runs.find((known) => goesOn(known.at(-1), start));
    if (run === undefined) runs.push([start]);
    else run.push(start);
  }
  const columns = runs.filter(
    (run) => run.length >= MIN_ROWS && run.filter(({ isParted }) => isParted).length >= MIN_PARTED,
  );
  return new Map(columns.flat().map(({ row, x }) => [row, x]));
}

function startsOf(row: readonly Fragment[]): Start[] {
  return row.flatMap((item, index) => {
    const before = row[index - 1];
    const size = typeSize(item);
    const isBehindMarker = before !== undefined && MARKER.test(before.text.trim());
    const isClose = before !== undefined && item.x - (before.x + before.width) < MIN_WHITE_SHARE * size;
    if (isBehindMarker || isClose) return [];
    const isParted = isLong(row.slice(0, index)) && isLong(row.slice(index));
    return [{ row, x: item.x, y: item.y, size, isParted }];
  });
}

const isLong = (side: readonly Fragment[]): boolean =>
  side.reduce((sum, { text }) => sum + text.trim().length, 0) >= LONG_LINE_CHARS;

function goesOn(above: Start | undefined, { x, y, size }: Start): boolean {
  if (above === undefined) return false;
  return Math.abs(above.x - x) <= SAME_EDGE_POINTS && y - above.y <= MAX_STEP_SIZES * size;
}
