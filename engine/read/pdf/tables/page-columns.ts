import type { Fragment } from '../page-content.ts';

/** Share of the page's width in which the second column of text may begin. */
const ZONE = { from: 0.38, to: 0.66 };
const MIN_LONG_LINES = 7;
const LONG_LINE_CHARS = 22;

/** Share of the page's long lines that each column needs. */
const MIN_COLUMN_SHARE = 0.2;

/**
 * The fragments of each column of text on a page, or of the page as a whole: a line of a table must not be
 * looked for across two columns of prose. A fragment belongs to the column in which it begins.
 */
export function pageColumns(items: readonly Fragment[], pageWidth: number): Fragment[][] {
  const start = secondColumn(items, pageWidth);
  if (start === null) return [[...items]];
  return [items.filter((item) => item.x < start - 2), items.filter((item) => item.x >= start - 2)];
}

/** The left edge that most long lines in the middle of the page share, if as many end before it. */
function secondColumn(items: readonly Fragment[], pageWidth: number): number | null {
  const long = items.filter((item) => item.text.length >= LONG_LINE_CHARS);
  const needed = Math.max(MIN_LONG_LINES, MIN_COLUMN_SHARE * long.length);
  const counts = new Map<number, number>();
  for (const { x } of long) {
    if (x >= ZONE.from * pageWidth && x <= ZONE.to * pageWidth)
      counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  const [start, lines] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  const before = long.filter((item) => item.x + item.width < start);
  return lines >= needed && before.length >= needed ? start : null;
}
