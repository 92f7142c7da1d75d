import type { Box } from '../../document/pages.ts';
import { type Element, isKind, leftEdge } from '../element.ts';
import { area, findDrawing, isCaption, MIN_AREA, mayBeLabel } from './figures.ts';

/** How far a label may reach over the edge of its drawing, as a share of the height. */
const EDGE_SHARE = 0.005;

/** A larger picture, as a share of the page, is what a page is printed on. */
const MAX_AREA = 0.6;

/** Lines that begin closer than this, as a share of the page's width, stand below one another. */
const SAME_EDGE = 0.004;

/** Short lines below one another from which on they are a list between a drawing and its caption. */
const MIN_STACK = 3;

/** Greatest distance between the lines of a stack, in heights of a line. */
const MAX_PITCH = 2.2;

/** Nothing but the letters and numbers that point at parts of a drawing: "A", "3 4". */
const POINTERS = /^(?:\p{Lu}|\d{1,2})(?:\s+(?:\p{Lu}|\d{1,2}))*$/u;
/** So many of them one after another belong to a drawing, and go on with no sentence. */
const MIN_POINTERS = 3;

/**
 * Finds the words and numbers on drawings. On a drawing of bare lines they come right before its caption, where they
 * would otherwise continue the step or sentence above; on a picture they lie within its edges; letters and numbers alone tell
 * themselves.
 */
export function findDrawingLabels(elements: readonly Element[]): ReadonlySet<Element> {
  const groups = elements.map((element, index) =>
    isCaption(element) ? labelsBefore(elements, index) : labelsWithin(elements, element),
  );
  return new Set([...groups.flatMap(withoutStacks), ...findPointers(elements)]);
}

function findPointers(elements: readonly Element[]): Element[] {
  const runs: Element[][] = [[]];
  for (const element of elements) {
    const last = runs.at(-1)?.at(-1);
    const isPointer = isKind(element, 'paragraph') && POINTERS.test(element.text.trim());
    if (!isPointer || (last && last.page !== element.page)) runs.push([]);
    if (isPointer) runs.at(-1)?.push(element);
  }
  return runs
    .map(withoutSeries)
    .filter((run) => run.length >= MIN_POINTERS)
    .flat();
}

/** Pointers are scattered: several in one line, or at one edge, are a row or a column of a table. */
function withoutSeries(run: readonly Element[]): Element[] {
  const series = new Set([middleOf, leftEdge].flatMap((place) => seriesOf(run, place)));
  return run.filter((element) => !series.has(element));
}

/** The elements that stand at one place with at least two others. */
function seriesOf(run: readonly Element[], place: (element: Element) => number): Element[] {
  const groups: Element[][] = [];
  for (const element of [...run].sort((a, b) => place(a) - place(b))) {
    const last = groups.at(-1)?.at(-1);
    if (last && place(element) - place(last) < SAME_EDGE) groups.at(-1)?.push(element);
    else groups.push([element]);
  }
  return groups.filter((group) => group.length >= MIN_STACK).flat();
}

const middleOf = ({ block: { box } }: Element): number => (box ? box.y + box.height / 2 : 0);

/** What may be labels of the drawing that stands as bare lines above the caption at `index`. */
function labelsBefore(elements: readonly Element[], index: number): Element[] {
  const caption = elements[index];
  const drawing = caption ? findDrawing(caption, elements) : null;
  if (!caption || drawing === null) return [];
  const strip = { ...drawing, x: 0, width: 1 };
  const isOther = (element: Element): boolean => !isOn(strip, caption.page, element);
  return elements.slice(elements.slice(0, index).findLastIndex(isOther) + 1, index);
}

/** What may be labels of an element that is a picture. */
function labelsWithin(elements: readonly Element[], picture: Element): Element[] {
  const { box } = picture.block;
  if (!isKind(picture, 'figure') || !box || area(box) < MIN_AREA || area(box) > MAX_AREA) return [];
  return elements.filter((element) => isOn(box, picture.page, element));
}

const isOn = (drawing: Box, page: number, element: Element): boolean =>
  element.page === page &&
  element.block.box !== null &&
  mayBeLabel(element) &&
  isWithin(element.block.box, drawing);

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - EDGE_SHARE &&
  inner.x + inner.width <= outer.x + outer.width + EDGE_SHARE &&
  inner.y >= outer.y - EDGE_SHARE &&
  inner.y + inner.height <= outer.y + outer.height + EDGE_SHARE;

/** The elements without those that are lines of a list, one right below the other. */
function withoutStacks(elements: readonly Element[]): Element[] {
  const stacks: Element[][] = [];
  for (const element of elements) {
    const last = stacks.at(-1)?.at(-1);
    if (last && isBelow(element, last)) stacks.at(-1)?.push(element);
    else stacks.push([element]);
  }
  return stacks.filter((stack) => stack.length < MIN_STACK).flat();
}

function isBelow(element: Element, above: Element): boolean {
  const [box, other] = [element.block.box, above.block.box];
  if (!box || !other) return false;
  const pitch = box.y - other.y;
  const isAligned = Math.abs(leftEdge(element) - leftEdge(above)) < SAME_EDGE;
  return isAligned && pitch > 0 && pitch < MAX_PITCH * other.height;
}
