import { openingSignalLevel, signalLevel, titleSignalLevel } from '../read/signal-word.ts';
import { type Element, isKind, leftEdge } from './element.ts';
import type { WarningLevel } from './manual.ts';

/** A safety label: its elements in order, label first, and its level. */
export type WarningUnit = { kind: 'warning'; level: WarningLevel; elements: Element[] };

/** How far a label's text is set in or out of the text around it, as a share of the page's width. */
const INDENT_SHARE = 0.006;
const SAME_EDGE_SHARE = 0.004;

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
    elements: [element, ...takeListAfter(element, elements, index + 1)],
  };
}

/** The level of a text whose first line is a signal word in capitals and nothing else: no text breaks behind its first word. */
function firstLineLevel({ lines }: Element): WarningLevel | null {
  const [first, second] = lines;
  return first && second && !/\p{Ll}/u.test(first.text) ? signalLevel(first.text) : null;
}

/** A label drawn as a table: the signal word in one cell, the text in the others. */
function takeBoxedWarning(element: Element): WarningUnit | null {
  if (!isKind(element, 'table') || element.block.rows.length > 3) return null;
  const cells = [...element.block.header, ...element.block.rows.flat()].filter((cell) => cell.text !== '');
  const level = signalLevel(cells[0]?.text ?? '');
  return level === null || cells.length > 4 ? null : { kind: 'warning', level, elements: [element] };
}

/** The paragraphs and lists of a label: all that is set in like the first, and lists that it introduces. */
function takeBody(elements: readonly Element[], from: number, before: Element | undefined): Element[] {
  const first = elements[from];
  if (!first || isKind(first, 'heading') || isKind(first, 'table') || isKind(first, 'figure')) return [];
  const body = [first];
  const isSetApart = before !== undefined && Math.abs(leftEdge(before) - leftEdge(first)) > INDENT_SHARE;
  for (let index = from + 1; index < elements.length; index++) {
    const next = elements[index];
    const last = body.at(-1);
    if (!next || !last) break;
    const goesOn = isSetApart && isSetLike(first, next);
    const isIntroduced = isKind(next, 'list-item') && (last.text.endsWith(':') || isKind(last, 'list-item'));
    if (!goesOn && !(isIntroduced && !isNumbered(next))) break;
    if (signalLevel(next.text) !== null || openingSignalLevel(next.text) !== null) break;
    body.push(next);
  }
  return body;
}

function takeListAfter(element: Element, elements: readonly Element[], from: number): Element[] {
  if (!element.text.endsWith(':')) return [];
  const items: Element[] = [];
  for (let index = from; index < elements.length; index++) {
    const next = elements[index];
    if (!next || !isKind(next, 'list-item') || isNumbered(next)) break;
    items.push(next);
  }
  return items;
}

function isSetLike(first: Element, next: Element): boolean {
  if (!isKind(next, 'paragraph')) return false;
  const sizeOf = (element: Element) => (isKind(element, 'paragraph') ? element.block.fontSize : null);
  const isSameSize = sizeOf(first) === null || sizeOf(first) === sizeOf(next);
  return isSameSize && Math.abs(leftEdge(first) - leftEdge(next)) < SAME_EDGE_SHARE;
}

const isBold = (element: Element): boolean => isKind(element, 'paragraph') && element.block.bold;

function isNumbered(element: Element): boolean {
  return isKind(element, 'list-item') && element.block.ordered;
}
