import { markerFamily, markerNumber } from '../document/list-marker.ts';
import { type Element, type ElementOf, isKind, leftEdge } from './element.ts';
import { takeWarning, type WarningUnit } from './take-warning.ts';

/** A list item, its nesting (0 = outermost) and what belongs to it: second paragraphs, listings. */
export type ListEntry = { item: ElementOf<'list-item'>; level: number; more: Element[] };

/** A list in order, and what stands between its items without being one. */
export type ListUnit = {
  kind: 'list';
  ordered: boolean;
  entries: ListEntry[];
  warnings: WarningUnit[];
  aside: Element[];
  /** How many elements it took. */
  takes: number;
};

/** What may stand between two steps of one procedure: text, a listing, a picture, a warning. */
const MAX_BETWEEN = 8;

/** How far in, as a share of the page's width, a paragraph is set to belong to the item above it. */
const INDENT_SHARE = 0.012;

/** What a level of nesting counts as in formats that say the level instead of the place. */
const LEVEL_SHARE = 0.04;

/**
 * The list that begins at `index`, followed over interruptions as long as its numbers go on; or null.
 * @param labels elements that belong to drawings, and to no item
 */
export function takeList(
  elements: readonly Element[],
  index: number,
  labels: ReadonlySet<Element> = new Set(),
): ListUnit | null {
  const first = elements[index];
  if (!isKind(first, 'list-item')) return null;
  const list: ListUnit = {
    kind: 'list',
    ordered: first.block.ordered,
    entries: [],
    warnings: [],
    aside: [],
    takes: 0,
  };
  const nesting = createNesting();
  let at = index;
  while (at < elements.length) {
    const element = elements[at];
    if (isKind(element, 'list-item')) {
      const level = nesting.place(element);
      if (level === null && list.entries.length > 0) break;
      list.entries.push({ item: element, level: level ?? 0, more: [] });
      at += 1;
      continue;
    }
    const until = findContinuation(elements, at, { nesting, labels });
    if (until === null) break;
    takeBetween(list, elements.slice(at, until), labels);
    at = until;
  }
  list.takes = at - index;
  return list;
}

function takeBetween(list: ListUnit, between: readonly Element[], labels: ReadonlySet<Element>): void {
  let at = 0;
  while (at < between.length) {
    const element = between[at];
    const warning = takeWarning(between, at);
    if (warning) list.warnings.push(warning);
    else if (element && !labels.has(element) && isText(element)) {
      list.entries.at(-1)?.more.push(element);
    } else if (element) list.aside.push(element);
    at += warning?.elements.length ?? 1;
  }
}

/**
 * Where the list goes on after what interrupts it at `from`: at its next number, or after indented paragraphs; null
 * if it ends. An item of another list ends it, unless it is part of a warning or indented further.
 */
function findContinuation(
  elements: readonly Element[],
  from: number,
  { nesting, labels }: { nesting: Nesting; labels: ReadonlySet<Element> },
): number | null {
  let next = from;
  let most = from + MAX_BETWEEN;
  while (next <= most && next < elements.length) {
    const element = elements[next];
    if (element && labels.has(element)) most += 1;
    if (isKind(element, 'heading')) break;
    const warning = takeWarning(elements, next);
    if (isKind(element, 'list-item') && !warning) {
      if (nesting.continues(element)) return next;
      break;
    }
    next += warning?.elements.length ?? 1;
  }
  const edge = nesting.edge();
  let at = from;
  for (; at < elements.length; at++) {
    const element = elements[at];
    if (!element || edge === null) break;
    if (!isText(element) || labels.has(element)) break;
    if (leftEdge(element) < edge + INDENT_SHARE || takeWarning(elements, at)) break;
  }
  return at > from ? at : null;
}

const isText = (element: Element): boolean => isKind(element, 'paragraph') || isKind(element, 'code');

/** Which numbering an item belongs to and how far it is: as its marker tells, and as its file says where it does. */
type Place = { family: string; number: number | null; list: string | null; count: number };
/** `right` is where the item's text ends at most. */
type OpenLevel = Place & { edge: number; right: number };
type Nesting = ReturnType<typeof createNesting>;

/** Follows marker families and indents: tells each item's level, and whether an item goes on with an open level. */
function createNesting() {
  const open: OpenLevel[] = [];

  const findOpen = (place: Place): number => open.findLastIndex((level) => follows(place, level));

  return {
    /** Null when the item starts a list of its own: the outermost numbering begins again. */
    place(item: ElementOf<'list-item'>): number | null {
      const place = placeOf(item);
      const edge = edgeOf(item);
      const same = findOpen(place);
      const level = same >= 0 ? same : open.findLastIndex((other) => other.edge < edge - 0.005) + 1;
      if (same < 0 && level === 0 && open.length > 0 && item.block.ordered) return null;
      open.length = level;
      open.push({ ...place, edge, right: rightOf(item) });
      return level;
    },
    continues(item: ElementOf<'list-item'>): boolean {
      if (open[0] && isWithin(item, open[0])) return true;
      if (!item.block.ordered) return false;
      const place = placeOf(item);
      const isLater = place.list === null ? place.number !== null && place.number > 1 : place.count > 1;
      return isLater && findOpen(place) >= 0;
    },
    /** Left edge of the outermost open items. */
    edge: (): number | null => open[0]?.edge ?? null,
  };
}

function placeOf({ block: { marker, ordered, list, count } }: ElementOf<'list-item'>): Place {
  const family = markerFamily(marker);
  const number = ordered ? markerNumber(marker, family.includes('i')) : null;
  return { family, number, list: list ?? null, count: count ?? 0 };
}

/** Whether a place is the next of an open level; a file may go on with the numbers of one list in another. */
function follows(place: Place, level: OpenLevel): boolean {
  if (place.list !== null && place.list === level.list) return isNext(level.count, place.count);
  return level.family === place.family && isNext(level.number, place.number);
}

/** Whether an item is set in below another, not in the next column. */
function isWithin(item: ElementOf<'list-item'>, { edge, right }: OpenLevel): boolean {
  return edgeOf(item) > edge + INDENT_SHARE && edgeOf(item) < right;
}

/** Left edge as a share of the page's width; in formats without pages the file says how far in an item is set. */
const edgeOf = (item: ElementOf<'list-item'>): number =>
  isPlaced(item) ? leftEdge(item) : item.block.level * LEVEL_SHARE;

/** Where an item ends on the right at most: nothing stands beside it where there are no pages. */
const rightOf = (item: ElementOf<'list-item'>): number =>
  isPlaced(item) ? edgeOf(item) + (item.block.box?.width ?? 0) : Number.POSITIVE_INFINITY;

const isPlaced = ({ lines, block }: Element): boolean => Boolean(lines[0]?.box ?? block.box);

function isNext(last: number | null, number: number | null): boolean {
  if (last === null || number === null) return last === number;
  return number === last + 1 || number === last + 2;
}
