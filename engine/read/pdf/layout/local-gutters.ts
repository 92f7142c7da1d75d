/** Columns that only a part of a page has, between text that runs over the whole width. */
import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import { isSameEdge, pointsNear } from './edges.ts';
import { isMarker } from './item-markers.ts';

/** White between two columns, in type sizes: less is a blank between words. */
const MIN_WHITE_SHARE = 0.8;
const LONG_LINE_CHARS = 22;
/** So many rows near each other begin at the second column's edge, and so many of them behind a long line of the first. */
const MIN_ROWS = 4;
const MIN_PARTED = 2;
/** Two of them are no further apart than this many type sizes. */
const MAX_STEP_SIZES = 5;

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
  /** The last run at each whole point. */
  const lastAt = new Map<number, Start[]>();
  for (const start of rows.flatMap(startsOf)) {
    const open = pointsNear(start.x).map((point) => lastAt.get(point));
    const run = open.find((known) => goesOn(known?.at(-1), start)) ?? [];
    if (run.length === 0) runs.push(run);
    run.push(start);
    lastAt.set(Math.round(start.x), run);
  }
  const columns = runs.filter(
    (run) => run.length >= MIN_ROWS && run.filter(({ isParted }) => isParted).length >= MIN_PARTED,
  );
  return new Map(columns.flat().map(({ row, x }) => [row, x]));
}

function startsOf(row: readonly Fragment[]): Start[] {
  const whole = row.reduce((sum, item) => sum + charsOf(item), 0);
  let charsBefore = 0;
  return row.flatMap((item, index) => {
    const before = row[index - 1];
    if (before !== undefined) charsBefore += charsOf(before);
    const size = typeSize(item);
    // The words of an item begin at a place of their own.
    const isBehindMarker = before !== undefined && isMarker(before.text.trim());
    const isClose = before !== undefined && item.x - (before.x + before.width) < MIN_WHITE_SHARE * size;
    if (isBehindMarker || isClose) return [];
    const isParted = charsBefore >= LONG_LINE_CHARS && whole - charsBefore >= LONG_LINE_CHARS;
    return [{ row, x: item.x, y: item.y, size, isParted }];
  });
}

const charsOf = ({ text }: Fragment): number => text.trim().length;

function goesOn(above: Start | undefined, { x, y, size }: Start): boolean {
  if (above === undefined) return false;
  return isSameEdge(above.x, x) && y - above.y <= MAX_STEP_SIZES * size;
}
