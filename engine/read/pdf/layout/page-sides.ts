import { typeSize } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';

/** Share of the page's width in which the gutter between two columns may lie. */
const GUTTER_ZONE = { from: 0.35, to: 0.65 };
const STEP_POINTS = 2;

/** Share of the fragments that may cross the gutter. */
const MAX_CROSSING_SHARE = 0.06;

/** Type so much smaller or larger than most of a page's is none of its text: labels of drawings, headings over both columns. */
const BODY_TYPE = { from: 0.88, to: 1.3 };

/** A place in the middle of a page that its text leaves free, in points from the left, and what stands on its sides in body type. */
export type PageSides = { x: number; left: Fragment[]; right: Fragment[] };

/** Tables and text of a page are looked for one after the other, mostly in the same fragments. */
let lastFound: { items: readonly Fragment[]; pageWidth: number; sides: PageSides | null } | undefined;

/**
 * The place in the middle of the page that least of its text runs over, in the widest white there, clear of labels if it can be;
 * null if much runs over all places.
 * @param items those that say something
 */
export function findSides(items: readonly Fragment[], pageWidth: number): PageSides | null {
  if (lastFound?.items !== items || lastFound.pageWidth !== pageWidth)
    lastFound = { items, pageWidth, sides: sidesOf(items, pageWidth) };
  return lastFound.sides;
}

function sidesOf(items: readonly Fragment[], pageWidth: number): PageSides | null {
  const size = bodySize(items);
  const body = items.filter((item) => !isSmall(item, size) && typeSize(item) <= BODY_TYPE.to * size);
  const crossing = countCrossing(body, pageWidth);
  const white = widestWhite(crossing);
  if (white === null || (crossing[white.from] ?? 0) > MAX_CROSSING_SHARE * body.length) return null;
  const small = items.filter((item) => isSmall(item, size));
  const labels = countCrossing(small, pageWidth).slice(white.from, white.end);
  const place = white.from + labels.indexOf(Math.min(...labels));
  const x = GUTTER_ZONE.from * pageWidth + place * STEP_POINTS;
  return {
    x,
    left: body.filter((item) => item.x + item.width <= x + 1),
    right: body.filter((item) => item.x >= x - 1),
  };
}

const isSmall = (item: Fragment, bodySize: number): boolean => typeSize(item) < BODY_TYPE.from * bodySize;

/** Size of the type that most characters are set in. */
function bodySize(items: readonly Fragment[]): number {
  const charsOfSize = new Map<number, number>();
  for (const item of items) {
    const size = Math.round(typeSize(item) * 2) / 2;
    charsOfSize.set(size, (charsOfSize.get(size) ?? 0) + item.text.length);
  }
  const [[size] = [0]] = [...charsOfSize].sort((a, b) => b[1] - a[1]);
  return size;
}

/** How many fragments run over each of the places in the middle of the page. */
function countCrossing(items: readonly Fragment[], pageWidth: number): number[] {
  const from = GUTTER_ZONE.from * pageWidth;
  const places = Math.floor(((GUTTER_ZONE.to - GUTTER_ZONE.from) * pageWidth) / STEP_POINTS) + 1;
  // By how much the number changes from place to place.
  const changes = new Int32Array(Math.max(1, places) + 1);
  for (const { x, width } of items) {
    const first = Math.max(0, Math.floor((x + 1 - from) / STEP_POINTS) + 1);
    const end = Math.min(places, Math.ceil((x + width - 1 - from) / STEP_POINTS));
    if (first >= end) continue;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
  }
  const counts: number[] = [];
  let crossing = 0;
  for (let place = 0; place < places; place++) {
    crossing += changes[place] ?? 0;
    counts.push(crossing);
  }
  return counts;
}

/** The longest run of places that fewest fragments run over; `end` is the first behind it. */
function widestWhite(crossing: readonly number[]): { from: number; end: number } | null {
  const fewest = Math.min(...crossing);
  let widest: { from: number; end: number } | null = null;
  let from = 0;
  for (let place = 0; place < crossing.length; place++) {
    if (crossing[place] !== fewest) from = place + 1;
    else if (widest === null || place + 1 - from > widest.end - widest.from)
      widest = { from, end: place + 1 };
  }
  return widest;
}
