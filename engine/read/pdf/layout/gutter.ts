import type { TextItem } from '@llamaindex/liteparse';
import type { Rect } from '../printed-line.ts';

/** Share of the page's width in which the gutter between two columns may lie. */
const GUTTER_ZONE = { from: 0.35, to: 0.65 };
const STEP_POINTS = 2;

/** Share of the fragments that may cross the gutter (headings over both columns, page heads). */
const MAX_CROSSING_SHARE = 0.06;

/** Fewer lines on a side, or shorter ones, are a table or a margin rather than a column of text. */
const MIN_COLUMN_LINES = 8;
const MIN_LINE_CHARS = 22;

/** Share of the right side's lines that begin at the same place: a column's edge. */
const MIN_EDGE_SHARE = 0.5;

/** The place between two columns of text, in points from the left; null on a page of one column. */
export function findGutter(items: readonly TextItem[], pageWidth: number): number | null {
  const filled = items.filter((item) => item.text.trim() !== '');
  let best: { x: number; crossing: number } | null = null;
  for (let x = GUTTER_ZONE.from * pageWidth; x <= GUTTER_ZONE.to * pageWidth; x += STEP_POINTS) {
    const crossing = filled.filter((item) => crosses(item, x)).length;
    if (crossing <= MAX_CROSSING_SHARE * filled.length && (!best || crossing < best.crossing))
      best = { x, crossing };
  }
  if (!best) return null;
  const { x } = best;
  const left = filled.filter((item) => item.x + item.width <= x + 1);
  const right = filled.filter((item) => item.x >= x - 1);
  return isColumn(left) && isColumn(right) && hasCommonEdge(right) ? x : null;
}

function crosses(rect: Rect, x: number): boolean {
  return rect.x < x - 1 && rect.x + rect.width > x + 1;
}

function isColumn(items: readonly TextItem[]): boolean {
  if (items.length < MIN_COLUMN_LINES) return false;
  const chars = items.map((item) => item.text.trim().length).sort((a, b) => a - b);
  return (chars[Math.floor(chars.length / 2)] ?? 0) >= MIN_LINE_CHARS;
}

function hasCommonEdge(items: readonly TextItem[]): boolean {
  const starts = new Map<number, number>();
  for (const item of items) {
    const place = Math.round(item.x / 3);
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  return Math.max(...starts.values()) >= MIN_EDGE_SHARE * items.length;
}
