import { isMonospaced } from '../characters/font-style.ts';
import { buildLine, groupRows, type PrintedLine, typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import { isSameEdge } from './edges.ts';
import { findInlineGaps } from './inline-gaps.ts';
import { isBullet, isMarker } from './item-markers.ts';
import { findLegendRows } from './legends.ts';
import { findLocalGutters } from './local-gutters.ts';

/** Gap between fragments of a row, in type sizes, from which they belong to different columns. */
const APART_SHARE = 1.8;
/** The same between types of clearly different size: the label of a drawing beside the text. */
const APART_FROM_OTHER_TYPE_SHARE = 0.9;
const OTHER_TYPE_RATIO = 1.25;
/** The same behind the number or sign of an item, whose text often begins at a stop further in, in type of another size. */
const APART_FROM_MARKER_SHARE = 4.5;

/** The same in a listing, whose lines are set out with blanks: comments, options with what they do. */
const APART_IN_LISTING_SHARE = 15;
const MIN_LISTING_LINES = 3;
const MAX_STEP_SIZES = 2.5;
/** A fragment of a listing begins a whole number of characters behind another, but for this share of one. */
const OFF_GRID_SHARE = 0.15;

/** `edges` are places in points at which the second column of a part of the page begins. */
export type Segments = { lines: PrintedLine[]; edges: readonly number[] };

/**
 * The printed lines of a page, each within its column: what stands side by side with a wide gap between is not one
 * line, and nothing runs over `gutter` that leaves it free.
 * @param items those that say something
 * @param gutter place between two columns in points, or null
 */
export function buildSegments(items: readonly Fragment[], gutter: number | null): Segments {
  const rows = groupRows(items);
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  const listed = findListings(rows);
  const legend = findLegendRows(rows);
  const gutters = gutter === null ? findLocalGutters(rows) : undefined;
  const inline = findInlineGaps(rows);
  const lines = rows
    .flatMap((row) => {
      const place = { gutter: gutters?.get(row) ?? gutter, isListed: listed.has(row), inline };
      return legend.has(row) ? [row] : cutRow(row, place);
    })
    .map(buildLine)
    .filter((line) => line.text !== '');
  return { lines, edges: [...new Set(gutters?.values())] };
}

/** The rows that are lines of a listing: several, one below the other, that begin at one place in typewriter type. */
function findListings(rows: ReadonlyArray<readonly Fragment[]>): ReadonlySet<readonly Fragment[]> {
  const listed = new Set<readonly Fragment[]>();
  let run: Array<readonly Fragment[]> = [];
  for (const row of rows) {
    if (!goesOn(run.at(-1)?.[0], row[0])) run = [];
    run.push(row);
    if (run.length >= MIN_LISTING_LINES) for (const line of run) listed.add(line);
  }
  return listed;
}

function goesOn(above: Fragment | undefined, first: Fragment | undefined): boolean {
  if (above === undefined || first === undefined || !isMono(above) || !isMono(first)) return false;
  return isSameEdge(first.x, above.x) && first.y - above.y <= MAX_STEP_SIZES * typeSize(first);
}

const isMono = ({ fontName = '' }: Fragment): boolean => isMonospaced(fontName);

/** `inline` are the fragments that go on with their line behind a sign in it. */
type RowPlace = { gutter: number | null; isListed: boolean; inline: ReadonlySet<Fragment> };

/** `row` comes from left to right. */
function cutRow(row: readonly Fragment[], { gutter, isListed, inline }: RowPlace): Fragment[][] {
  const [first] = row;
  const parts: Fragment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of row) {
    const part = parts.at(-1);
    const isBehindGutter = gutter !== null && end <= gutter + 1 && item.x >= gutter - 1;
    const isApart =
      part !== undefined &&
      !inline.has(item) &&
      item.x - end >
        (isListed && isOnGrid(first, item) ? APART_IN_LISTING_SHARE * typeSize(item) : leastGap(part, item));
    if (part && !isApart && !isBehindGutter) part.push(item);
    else parts.push([item]);
    end = Math.max(end, item.x + item.width);
  }
  return parts;
}

/** Whether a fragment stands where a character of the line's first fragment would. */
function isOnGrid(first: Fragment | undefined, item: Fragment): boolean {
  if (first === undefined || first.text.length === 0 || !isMono(item)) return false;
  const characters = (item.x - first.x) / (first.width / first.text.length);
  return Math.abs(characters - Math.round(characters)) <= OFF_GRID_SHARE;
}

/** The gap in points from which a fragment is in another column than the part of the row before it. */
function leastGap(part: readonly Fragment[], item: Fragment): number {
  const size = typeSize(item);
  if (isMarkerOf(part, item)) return APART_FROM_MARKER_SHARE * size;
  const before = typeSize(part.at(-1) ?? item);
  const isOtherType = Math.max(size, before) > OTHER_TYPE_RATIO * Math.min(size, before);
  return isOtherType ? APART_FROM_OTHER_TYPE_SHARE * Math.min(size, before) : APART_SHARE * size;
}

function isMarkerOf([first, ...others]: readonly Fragment[], next: Fragment): boolean {
  if (first === undefined || others.length > 0) return false;
  const [mark, text] = [first.text.trim(), next.text.trim()];
  if (isBullet(mark)) return !isBullet(text);
  return isMarker(mark) && /^["“„«¿¡]?\p{L}/u.test(text);
}
