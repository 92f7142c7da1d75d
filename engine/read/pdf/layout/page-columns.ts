import type { Fragment } from '../page-content.ts';
import { findFlowingColumns } from './flowing-columns.ts';
import { createUsualPlaces } from './usual-places.ts';

/** Share of the page's width in which the second column of text may begin. */
const ZONE = { from: 0.38, to: 0.66 };
const MIN_LONG_LINES = 7;
const LONG_LINE_CHARS = 22;

/** Share of the page's long lines that each column needs. */
const MIN_COLUMN_SHARE = 0.2;

/** So many long lines suffice where the second column usually begins in the document, give or take this many points. */
const MIN_USUAL_LINES = 3;
const USUAL_PLACE_POINTS = 1;

/**
 * The fragments of each column of text on a page, or of the page as a whole: a line of a table must not be
 * looked for across two columns of prose. A fragment belongs to the column in which it begins.
 */
export type ColumnFinder = (items: readonly Fragment[], pageWidth: number) => Fragment[][];

/** A place at which lines begin, in points from the left, and how many do. */
type Start = { x: number; lines: number };

/** Finds the columns on the pages of one document, one after another. */
export function createColumnFinder(): ColumnFinder {
  const usual = createUsualPlaces();
  return (items, pageWidth) => {
    const long = items.filter((item) => item.text.length >= LONG_LINE_CHARS);
    const starts = findStarts(long, pageWidth);
    const own = secondColumn(long, starts);
    const known = starts.find(
      ({ x, lines }) => lines >= MIN_USUAL_LINES && usual.isUsual(x, USUAL_PLACE_POINTS),
    );
    const start = known?.x ?? own;
    usual.observe(start);
    if (start !== null) return cutAt(items, start - 2);
    const gutter = findFlowingColumns(items, pageWidth);
    return gutter === null ? [[...items]] : cutAt(items, gutter);
  };
}

const cutAt = (items: readonly Fragment[], x: number): Fragment[][] => [
  items.filter((item) => item.x < x),
  items.filter((item) => item.x >= x),
];

/** The left edges of lines in the middle of the page, from left to right. */
function findStarts(long: readonly Fragment[], pageWidth: number): Start[] {
  const counts = new Map<number, number>();
  for (const { x } of long) {
    if (x >= ZONE.from * pageWidth && x <= ZONE.to * pageWidth)
      counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  return [...counts].map(([x, lines]) => ({ x, lines })).sort((a, b) => a.x - b.x);
}

/** The left edge that most long lines in the middle of the page share, if as many end before it. */
function secondColumn(long: readonly Fragment[], starts: readonly Start[]): number | null {
  const most = starts.toSorted((a, b) => b.lines - a.lines)[0];
  if (most === undefined) return null;
  const needed = Math.max(MIN_LONG_LINES, MIN_COLUMN_SHARE * long.length);
  const before = long.filter((item) => item.x + item.width < most.x);
  return most.lines >= needed && before.length >= needed ? most.x : null;
}
