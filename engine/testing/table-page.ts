/** Pages with tables for tests: fragments in rows and the rules between them. */
import type { ParsedPage } from '@llamaindex/liteparse';
import { createColumnFinder } from '../read/pdf/layout/page-columns.ts';
import type { Fragment } from '../read/pdf/page-content.ts';
import { findTables } from '../read/pdf/tables/find-tables.ts';

export const PAGE = { width: 595, height: 842 };
const TYPE_POINTS = 10;
export const CHAR_POINTS = 5;

type Options = { bold?: boolean; font?: string };

/** A fragment at `x`, `y` in points, five points a character. */
export function text(words: string, x: number, y: number, { bold = false, font }: Options = {}): Fragment {
  const fontName = font ?? (bold ? 'Plex-Bold' : 'Plex-Regular');
  return {
    text: words,
    x,
    y,
    width: words.length * CHAR_POINTS,
    height: TYPE_POINTS,
    fontSize: TYPE_POINTS,
    fontName,
  };
}

/** A row of cells at the given left edges; empty words are left out. */
export function row(
  cells: readonly string[],
  xs: readonly number[],
  y: number,
  options?: Options,
): Fragment[] {
  return cells.flatMap((words, index) => (words === '' ? [] : [text(words, xs[index] ?? 0, y, options)]));
}

/** Rules from x 50 to 540 made of one bar per cell, as browsers draw them; `edges` are the inner cell edges. */
export function rules(
  ys: readonly number[],
  edges: readonly number[] = [],
): NonNullable<ParsedPage['vectorGraphics']> {
  const places = [50, ...edges, 540];
  const paint = { stroke: false, fill: true, hasCurve: false };
  return {
    lines: ys.map((y) => ({ x1: 50, y1: y, x2: 540, y2: y, stroke: false, fill: true })),
    shapes: ys.flatMap((y) =>
      places.slice(1).map((right, index) => {
        const x = places[index] ?? 50;
        return { bbox: { x, y, width: right - x, height: 0.7 }, ...paint };
      }),
    ),
  };
}

/** The tables of a page as words, and the fragments they hold. */
export function readTables(textItems: Fragment[], vectorGraphics?: ParsedPage['vectorGraphics']) {
  const page = { ...PAGE, textItems, ...(vectorGraphics ? { vectorGraphics } : {}) };
  const { tables, usedItems } = findTables(page, createColumnFinder());
  const words = (cells: readonly { text: string }[]) => cells.map((cell) => cell.text);
  return {
    usedItems,
    tables: tables.map(({ header, rows }) => ({ header: words(header), rows: rows.map(words) })),
  };
}
