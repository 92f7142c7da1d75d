import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import { areFlowing } from './flowing-columns.ts';
import { findSides } from './page-sides.ts';
import { createUsualPlaces } from './usual-places.ts';

/** Fewer lines on a side, or shorter ones, are a table or a margin rather than a column of text. */
const MIN_COLUMN_LINES = 8;
const MIN_LINE_CHARS = 22;

/** Share of the right side's lines that begin at the same place, a column's edge; or there and at stops further in. */
const MIN_EDGE_SHARE = 0.5;
const MIN_STOPS_SHARE = 0.7;
const MAX_STOPS = 3;
const MIN_STOP_LINES = 3;
const MAX_STOP_SIZES = 4;
const SAME_EDGE_POINTS = 3;

/** How far from its usual place the gutter of a page may lie, and how many fragments each side must then have. */
const USUAL_PLACE_POINTS = 12;
const MIN_SIDE_ITEMS = 3;

/** The place between two columns of text, in points from the left; null on a page of one column. */
export type GutterFinder = (items: readonly Fragment[], pageWidth: number) => number | null;

/**
 * Finds the gutters of the pages of one document, one after another. Where most pages have two columns, those with too
 * little text to tell are taken to have them too, if the usual gutter is free. The items given are those that say something.
 */
export function createGutterFinder(): GutterFinder {
  const usual = createUsualPlaces();
  return (items, pageWidth) => {
    const sides = findSides(items, pageWidth);
    const areAlike = sides !== null && isColumn(sides.left) && isColumn(sides.right) && hasEdge(sides.right);
    const isTold = areAlike || (sides !== null && areFlowing(sides));
    usual.observe(isTold ? sides.x : null);
    if (sides === null || isTold) return sides?.x ?? null;
    const hasSides = Math.min(sides.left.length, sides.right.length) >= MIN_SIDE_ITEMS;
    return hasSides && usual.isUsual(sides.x, USUAL_PLACE_POINTS) ? sides.x : null;
  };
}

function isColumn(items: readonly Fragment[]): boolean {
  if (items.length < MIN_COLUMN_LINES) return false;
  const chars = items.map((item) => item.text.trim().length).sort((a, b) => a - b);
  return (chars[Math.floor(chars.length / 2)] ?? 0) >= MIN_LINE_CHARS;
}

/** Whether most lines begin at one place, or at few: items and what is set in below them. */
function hasEdge(items: readonly Fragment[]): boolean {
  const linesAt = new Map<number, number>();
  for (const { x } of items) {
    const place = Math.round(x / SAME_EDGE_POINTS) * SAME_EDGE_POINTS;
    linesAt.set(place, (linesAt.get(place) ?? 0) + 1);
  }
  if (Math.max(...linesAt.values()) >= MIN_EDGE_SHARE * items.length) return true;
  const stops = [...linesAt].filter(([, lines]) => lines >= MIN_STOP_LINES);
  const edge = Math.min(...stops.map(([place]) => place));
  const size = Math.max(...items.map(typeSize));
  const counts = stops
    .filter(([place]) => place - edge <= MAX_STOP_SIZES * size)
    .map(([, lines]) => lines)
    .sort((a, b) => b - a);
  const inLine = counts.slice(0, MAX_STOPS).reduce((sum, lines) => sum + lines, 0);
  return inLine >= MIN_STOPS_SHARE * items.length;
}
