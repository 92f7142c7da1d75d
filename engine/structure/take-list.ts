import { markerFamily, markerNumber } from '../document/list-marker.ts';
import { type Element, type ElementOf, isKind, leftEdge } from './element.ts';
import { takeWarning, type WarningUnit } from './take-warning.ts';

/** A list item with its nesting level (0 = outermost) and the elements that belong to it, such as further paragraphs and listings. */
export type ListEntry = { item: ElementOf<'list-item'>; level: number; more: Element[] };

/** A list, with the elements between its items that are no items. */
export type ListUnit = {
  kind: 'list';
  ordered: boolean;
  entries: ListEntry[];
  warnings: WarningUnit[];
  aside: Element[];
  /** Number of elements it consists of. */
  takes: number;
};

/** Kinds of elements allowed between two steps of a procedure. */
const MAX_BETWEEN = 8;

/** Minimum indentation of a paragraph that belongs to the item above it, as a share of the page width. */
const INDENT_SHARE = 0.012;

/** Indentation assumed for one nesting level in formats that give the level instead of a position, as a share of the page width. */
const LEVEL_SHARE = 0.04;

/**
 * The list that begins at `index`, across interruptions as long as its numbering continues; null if there is none.
 * @param labels elements that belong to drawings and to no item
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
 * The index at which the list continues after an interruption at `from`: at its next number, or after indented paragraphs; null if the list
 * ends. An item of another list ends it, unless that item is part of a warning or indented further.
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

/** The numbering that an item belongs to and its position in it, by its marker and, if the file has it, by the file's own numbering. */
type Place = { family: string; number: number | null; list: string | null; count: number };
/** `right` is the right edge of the item's text. */
type OpenLevel = Place & { edge: number; right: number };
type Nesting = ReturnType<typeof createNesting>;

/** Tracks marker families and indentation: gives each item its level and tells whether it continues an open level. */
function createNesting() {
  const open: OpenLevel[] = [];

  const findOpen = (place: Place): number => open.findLastIndex((level) => follows(place, level));

  return {
    /** Null if the item starts a new list, because the outermost numbering restarts. */
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

/** Whether a number is the next of an open level; in files, one list may continue the numbering of another. */
function follows(place: Place, level: OpenLevel): boolean {
  if (place.list !== null && place.list === level.list) return isNext(level.count, place.count);
  return level.family === place.family && isNext(level.number, place.number);
}

/** Whether an item is indented below another one, rather than in the next column. */
function isWithin(item: ElementOf<'list-item'>, { edge, right }: OpenLevel): boolean {
  return edgeOf(item) > edge + INDENT_SHARE && edgeOf(item) < right;
}

/** Left edge as a share of the page width; in formats without pages, from the nesting level in the file. */
const edgeOf = (item: ElementOf<'list-item'>): number =>
  isPlaced(item) ? leftEdge(item) : item.block.level * LEVEL_SHARE;

/** Right edge of an item; the page's edge in formats without pages. */
const rightOf = (item: ElementOf<'list-item'>): number =>
  isPlaced(item) ? edgeOf(item) + (item.block.box?.width ?? 0) : Number.POSITIVE_INFINITY;

const isPlaced = ({ lines, block }: Element): boolean => Boolean(lines[0]?.box ?? block.box);

function isNext(last: number | null, number: number | null): boolean {
  if (last === null || number === null) return last === number;
  return number === last + 1 || number === last + 2;
}
