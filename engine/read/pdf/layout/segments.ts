import type { Fragment } from '../page-content.ts';
import { buildLine, groupRows, type PrintedLine, typeSize } from '../printed-line.ts';

/** Gap between fragments of a row, in type sizes, from which they belong to different columns. */
const APART_SHARE = 1.8;
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
    const limit = part && isMarkerOf(part, item) ? APART_FROM_MARKER_SHARE : APART_SHARE;
    const isApart = item.x - end > limit * typeSize(item);
    if (part && !isApart && !isBehindGutter) part.push(item);
    else parts.push([item]);
    end = Math.max(end, item.x + item.width);
  }
  return parts;
}

function isMarkerOf([first, ...others]: readonly Fragment[], next: Fragment): boolean {
  const isMarker = first !== undefined && others.length === 0 && MARKER.test(first.text.trim());
  return isMarker && /^["“„«¿¡]?\p{L}/u.test(next.text);
}
