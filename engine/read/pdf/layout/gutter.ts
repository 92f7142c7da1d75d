import type { Fragment } from '../page-content.ts';
import { createUsualPlaces } from './usual-places.ts';

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
    const x = emptiestPlace(items, pageWidth);
    const left = items.filter((item) => x !== null && item.x + item.width <= x + 1);
    const right = items.filter((item) => x !== null && item.x >= x - 1);
    const isTold = isColumn(left) && isColumn(right) && hasCommonEdge(right);
    usual.observe(isTold ? x : null);
    if (x === null || isTold) return x;
    const hasSides = Math.min(left.length, right.length) >= MIN_SIDE_ITEMS;
    return hasSides && usual.isUsual(x, USUAL_PLACE_POINTS) ? x : null;
  };
}

/** The first of the places in the middle of the page that fewest fragments cross; null if they all are crossed by many. */
function emptiestPlace(items: readonly Fragment[], pageWidth: number): number | null {
  const from = GUTTER_ZONE.from * pageWidth;
  const places = Math.floor(((GUTTER_ZONE.to - GUTTER_ZONE.from) * pageWidth) / STEP_POINTS) + 1;
  // By how much the number of crossing fragments changes from place to place.
  const changes = new Int32Array(Math.max(1, places) + 1);
  for (const { x, width } of items) {
    const first = Math.max(0, Math.floor((x + 1 - from) / STEP_POINTS) + 1);
    const end = Math.min(places, Math.ceil((x + width - 1 - from) / STEP_POINTS));
    if (first >= end) continue;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
  }
  let crossing = 0;
  let best = { place: -1, crossing: MAX_CROSSING_SHARE * items.length };
  for (let place = 0; place < places; place++) {
    crossing += changes[place] ?? 0;
    const isBetter = best.place < 0 ? crossing <= best.crossing : crossing < best.crossing;
    if (isBetter) best = { place, crossing };
  }
  return best.place < 0 ? null : from + best.place * STEP_POINTS;
}

function isColumn(items: readonly Fragment[]): boolean {
  if (items.length < MIN_COLUMN_LINES) return false;
  const chars = items.map((item) => item.text.trim().length).sort((a, b) => a - b);
  return (chars[Math.floor(chars.length / 2)] ?? 0) >= MIN_LINE_CHARS;
}

function hasCommonEdge(items: readonly Fragment[]): boolean {
  const starts = new Map<number, number>();
  for (const item of items) {
    const place = Math.round(item.x / 3);
    starts.set(place, (starts.get(place) ?? 0) + 1);
  }
  return Math.max(...starts.values()) >= MIN_EDGE_SHARE * items.length;
}
