import type { Fragment } from '../page-content.ts';
import { buildLine, groupRows, type PrintedLine, typeSize } from '../printed-line.ts';

/** Gap between fragments of a row, in type sizes, from which they belong to different columns. */
const APART_SHARE = 1.8;

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
    const isApart = item.x - end > APART_SHARE * typeSize(item);
    if (part && !isApart && !isBehindGutter) part.push(item);
    else parts.push([item]);
    end = Math.max(end, item.x + item.width);
  }
  return parts;
}
