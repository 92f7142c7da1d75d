import { markerNumber } from '../document/list-marker.ts';
import type { WarningLevel } from '../document/manual.ts';
import { forbids } from '../document/prohibitions.ts';
import { openingSignalLevel, signalLevel, titleSignalLevel } from '../document/signal-word.ts';
import { countWords, type Element, type ElementOf, isKind, leftEdge } from './element.ts';

/** A safety label: its elements in order, label first, and its level. */
export type WarningUnit = { kind: 'warning'; level: WarningLevel; elements: Element[] };

/** Indentation of a label's text relative to the surrounding text, as a share of the page width. */
const INDENT_SHARE = 0.006;
const SAME_EDGE_SHARE = 0.004;

/** A text of more words is more than the name of a danger ("Risk of burns!") and says itself what to do. */
const LONGEST_NAME_CHARS = 80;
/** Maximum size of a label drawn as a table, unless its signal word has a column of its own. */
const MAX_BOX_ROWS = 3;
const MAX_BOX_CELLS = 4;

/** Maximum white space between a label's text and its list, in line heights. */
const MAX_GAP_LINES = 1.2;
/** Numbered items below the name of a danger that are no procedure of their own: what to do in it. */
const MAX_REMEDY_ITEMS = 10;
/** Share of prohibitions from which a list says what not to do. */
const FORBIDDING_SHARE = 1 / 3;

/** The safety label that begins at `index`, or null. It takes `elements.length` elements. */
export function takeWarning(elements: readonly Element[], index: number): WarningUnit | null {
  const element = elements[index];
  if (!element || isKind(element, 'figure') || isKind(element, 'code')) return null;
  if (isKind(element, 'table')) return takeBoxedWarning(element);
  const word = signalLevel(element.text);
  const level = word ?? (isBold(element) ? titleSignalLevel(element.text) : null);
  if (level !== null) {
    const body = takeBody(elements, index + 1, elements[index - 1]);
    if (body.length > 0) return { kind: 'warning', level, elements: [element, ...body] };
    if (word !== null) return null;
  }
  const opening = isKind(element, 'list-item')
    ? null
    : (openingSignalLevel(element.text) ?? firstLineLevel(element));
  if (opening === null) return null;
  return {
    kind: 'warning',
    level: opening,
    elements: [element, ...takeListBelow(element, elements, index + 1)],
  };
}

/** The level of a text whose first line is only a signal word in capitals; running text does not break after its first word. */
function firstLineLevel({ lines }: Element): WarningLevel | null {
  const [first, second] = lines;
  return first && second && !/\p{Ll}/u.test(first.text) ? signalLevel(first.text) : null;
}

/** A label drawn as a table: the signal word in one cell, the text in the others, or in all rows of the second column. */
function takeBoxedWarning(element: Element): WarningUnit | null {
  if (!isKind(element, 'table')) return null;
  const rows = [element.block.header, ...element.block.rows].filter((row) => row.length > 0);
  const cells = rows.flat().filter((cell) => cell.text !== '');
  const level = signalLevel(cells[0]?.text ?? '');
  const isSmall = element.block.rows.length <= MAX_BOX_ROWS && cells.length <= MAX_BOX_CELLS;
  const standsAlone = rows.every((row, index) => row.length === 2 && (index === 0) === (row[0]?.text !== ''));
  return level === null || !(isSmall || standsAlone) ? null : { kind: 'warning', level, elements: [element] };
}

/** The text of a label: elements indented like its first paragraph, and the lists that belong to it. */
function takeBody(elements: readonly Element[], from: number, before: Element | undefined): Element[] {
  const [label, first] = [elements[from - 1], elements[from]];
  if (!first || isKind(first, 'heading') || isKind(first, 'table') || isKind(first, 'figure')) return [];
  const isSetApart = before !== undefined && Math.abs(leftEdge(before) - leftEdge(first)) > INDENT_SHARE;
  const isHanging = label !== undefined && leftEdge(label) < leftEdge(first) - INDENT_SHARE;
  const body = takeFirst(first, elements, from, label);
  for (;;) {
    const at = from + body.length;
    const [last, next] = [body.at(-1), elements[at]];
    if (!last || !next || beginsWarning(next)) return body;
    const isBeside = isHanging && leftEdge(next) > leftEdge(first) - SAME_EDGE_SHARE;
    const more = isSetApart && isSetLike(first, next) ? [next] : takeListBelow(last, elements, at, isBeside);
    if (more.length === 0) return body;
    body.push(...more);
  }
}

/**
 * The first elements of a label: a paragraph, a list of bullets, of prohibitions or of what to do in the danger that the label
 * names, or the first step of another list.
 */
function takeFirst(
  first: Element,
  elements: readonly Element[],
  from: number,
  label: Element | undefined,
): Element[] {
  if (!isKind(first, 'list-item')) return [first];
  const list = listAt(elements, from);
  return isNumbered(first) && !tellsWhatNotToDo(list) && !isRemedy(list, label) ? [first] : list;
}

/** Whether a short list from its first step on stands right below a label that names the danger: "DANGER – Carbon monoxide". */
function isRemedy(list: readonly Element[], label: Element | undefined): boolean {
  const [first] = list;
  return (
    label !== undefined &&
    first !== undefined &&
    isFirstStep(first) &&
    list.filter(isNumbered).length <= MAX_REMEDY_ITEMS &&
    countWords(label.text) > 1 &&
    isBelow(label, first, MAX_GAP_LINES)
  );
}

/**
 * The list at `from`, if it belongs to the label above: the label's text introduces it, or it continues the label's items. Right below the
 * name of a danger, a list of prohibitions belongs to the label too, as does a list that `isBeside` the signal word.
 */
function takeListBelow(
  above: Element,
  elements: readonly Element[],
  from: number,
  isBeside = false,
): Element[] {
  const list = listAt(elements, from);
  const [first] = list;
  if (!first) return [];
  const isIntroduced = above.text.endsWith(':');
  if ((isIntroduced || isKind(above, 'list-item')) && !isNumbered(first)) return list;
  if (isIntroduced && tellsWhatNotToDo(list)) return list;
  if (above.text.length > LONGEST_NAME_CHARS || !isBelow(above, first, MAX_GAP_LINES)) return [];
  return (isBeside && !isNumbered(first)) || tellsWhatNotToDo(list) ? list : [];
}

/** The items of the list that begins at `from`, with what is indented below them; none if it continues another list. */
function listAt(elements: readonly Element[], from: number): Element[] {
  const first = elements[from];
  if (!isKind(first, 'list-item')) return [];
  const others = elements.slice(from + 1);
  const end = others.findIndex((next, index) => !goesOnWithList(first, others[index - 1] ?? first, next));
  return [first, ...(end < 0 ? others : others.slice(0, end))];
}

function goesOnWithList(first: ElementOf<'list-item'>, last: Element, next: Element): boolean {
  if (beginsWarning(next)) return false;
  if (leftEdge(next) > leftEdge(first) + INDENT_SHARE && isBelow(last, next))
    return isKind(next, 'list-item') || isKind(next, 'paragraph');
  return isKind(next, 'list-item') && isNumbered(next) === isNumbered(first) && !isFirstStep(next);
}

/** Whether items, if numbered from the first on, forbid: other numbered ones are steps. */
function tellsWhatNotToDo(list: readonly Element[]): boolean {
  const [first] = list;
  if (!first || (isNumbered(first) && !isFirstStep(first))) return false;
  return list.filter(({ text }) => forbids(text)).length > FORBIDDING_SHARE * list.length;
}

const beginsWarning = ({ text }: Element): boolean =>
  signalLevel(text) !== null || openingSignalLevel(text) !== null;

/** Whether an element stands below another on its page, at most so far away; formats without pages do not say. */
function isBelow(above: Element, below: Element, maxGapLines = Number.POSITIVE_INFINITY): boolean {
  const [upper, lower] = [above.lines.at(-1)?.box, below.lines[0]?.box];
  if (!upper || !lower) return true;
  const gap = lower.y - (upper.y + upper.height);
  return above.pageEnd === below.page && lower.y > upper.y && gap < maxGapLines * upper.height;
}

function isSetLike(first: Element, next: Element): boolean {
  if (!isKind(next, 'paragraph')) return false;
  const sizeOf = (element: Element) => (isKind(element, 'paragraph') ? element.block.fontSize : null);
  const isSameSize = sizeOf(first) === null || sizeOf(first) === sizeOf(next);
  return isSameSize && Math.abs(leftEdge(first) - leftEdge(next)) < SAME_EDGE_SHARE;
}

const isBold = (element: Element): boolean => isKind(element, 'paragraph') && element.block.bold;

const isNumbered = (element: Element): boolean => isKind(element, 'list-item') && element.block.ordered;

const isFirstStep = (element: Element): boolean =>
  isKind(element, 'list-item') && element.block.ordered && markerNumber(element.block.marker) === 1;
