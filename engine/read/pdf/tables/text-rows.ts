import type { Fragment } from '../page-content.ts';
import { middleY } from './region.ts';

/** Fragments side by side that stand closer than a word gap of a table: what one cell says on one line. */
export type Segment = { left: number; right: number; items: Fragment[] };

/** All that is printed at one height of the page, in points. */
export type TextRow = { top: number; bottom: number; segments: Segment[] };

/** Gap between segments in heights of the text; words stand at a quarter. */
const MIN_GAP_HEIGHTS = 0.7;

/** Fragments as rows from top to bottom, each cut into segments at wide gaps. `items` is sorted in place. */
export function toTextRows(items: Fragment[]): TextRow[] {
  items.sort((a, b) => middleY(a) - middleY(b));
  const groups: Fragment[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame =
      last !== undefined && middleY(item) - middleY(last) < 0.45 * Math.min(last.height, item.height);
    if (group && isSame) group.push(item);
    else groups.push([item]);
  }
  return groups.map(toRow);
}

function toRow(items: Fragment[]): TextRow {
  const segments: Segment[] = [];
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  if (items.length > 1) items.sort((a, b) => a.x - b.x);
  for (const item of items) {
    top = Math.min(top, item.y);
    bottom = Math.max(bottom, item.y + item.height);
    const last = segments.at(-1);
    if (last && item.x - last.right < MIN_GAP_HEIGHTS * item.height) {
      last.items.push(item);
      last.right = Math.max(last.right, item.x + item.width);
    } else segments.push({ left: item.x, right: item.x + item.width, items: [item] });
  }
  return { top, bottom, segments };
}

/** Share of the rows that may cross a gutter: cells over several columns, cells the layout pass has joined. */
const MAX_CROSSING_SHARE = 0.12;
const MIN_GUTTER_POINTS = 3;

/** The left edges of all columns but the first: the right ends of white gutters that run through the rows. */
export function findGutters(rows: readonly TextRow[], left: number, right: number): number[] {
  const tabular = rows.filter((row) => row.segments.length > 1);
  if (tabular.length === 0) return [];
  const width = Math.ceil(right - left) + 1;
  // By how much the number of segments that cover a place changes from place to place.
  const changes = new Int32Array(width + 1);
  for (const { segments } of tabular) {
    for (const segment of segments) {
      const from = Math.max(0, Math.floor(segment.left - left));
      const to = Math.min(width, Math.ceil(segment.right - left));
      if (from >= to) continue;
      changes[from] = (changes[from] ?? 0) + 1;
      changes[to] = (changes[to] ?? 0) - 1;
    }
  }
  const limit = Math.floor(tabular.length * MAX_CROSSING_SHARE);
  const gutters: number[] = [];
  let start = -1;
  let covered = 0;
  for (let x = 0; x <= width; x++) {
    covered += changes[x] ?? 0;
    const isWhite = covered <= limit;
    if (isWhite && start < 0) start = x;
    if (isWhite || start < 0) continue;
    if (start > 0 && x - start >= MIN_GUTTER_POINTS) gutters.push(left + x);
    start = -1;
  }
  return gutters;
}
