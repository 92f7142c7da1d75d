import type { Fragment } from '../page-content.ts';
import { buildLine, groupRows, type PrintedLine, typeSize } from '../printed-line.ts';

/** Gap between fragments of a row, in type sizes, from which they belong to different columns. */
const APART_SHARE = 1.8;
/** The same between types of clearly different size: the label of a drawing beside the text. */
const APART_FROM_OTHER_TYPE_SHARE = 0.9;
const OTHER_TYPE_RATIO = 1.25;
/** The same behind the number of an item, whose text often begins at a stop further in. */
const APART_FROM_MARKER_SHARE = 4.5;
const MARKER = /^\(?\d{1,2}[.):]?$/;

/**
 * The printed lines of a page, each within its column: what stands side by side with a wide gap between is not one
 * line, and nothing runs over `gutter` that leaves it free.
 * @param items those that say something
 * @param gutter place between two columns in points, or null
 */
export function buildSegments(items: readonly Fragment[], gutter: number | null): PrintedLine[] {
  return groupRows(items)
    .flatMap((row) => cutRow(row, gutter))
    .map(buildLine)
    .filter((line) => line.text !== '');
}

function cutRow(row: Fragment[], gutter: number | null): Fragment[][] {
  row.sort((a, b) => a.x - b.x);
  const parts: Fragment[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of row) {
    const part = parts.at(-1);
    const isBehindGutter = gutter !== null && end <= gutter + 1 && item.x >= gutter - 1;
    const isApart = part !== undefined && item.x - end > leastGap(part, item);
    if (part && !isApart && !isBehindGutter) part.push(item);
    else parts.push([item]);
    end = Math.max(end, item.x + item.width);
  }
  return parts;
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
  const isMarker = first !== undefined && others.length === 0 && MARKER.test(first.text.trim());
  return isMarker && /^["“„«¿¡]?\p{L}/u.test(next.text);
}
