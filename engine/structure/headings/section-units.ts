import { TABLE_WORDS } from '../../document/caption-words.ts';
import { type Element, type ElementOf, isKind } from '../element.ts';
import { findDrawingLabels } from '../pages/drawing-labels.ts';
import { isProcedure } from '../procedure.ts';
import { takeTableSteps } from '../tables/take-table-steps.ts';
import { type ListUnit, takeList } from '../take-list.ts';
import { takeWarning, type WarningUnit } from '../take-warning.ts';

/** What a section consists of, in reading order. */
export type Unit =
  | WarningUnit
  | { kind: 'steps'; list: ListUnit; leadIn: string }
  | { kind: 'table'; element: ElementOf<'table'>; caption: string }
  | { kind: 'text'; element: Element; marker: string | null; isLabel?: boolean };

const TABLE_CAPTION = new RegExp(`^(?:${TABLE_WORDS})\\s+(?:(?:[A-Z][.-]?)?\\d|[IVX]+\\b)`, 'iu');
/** Of a longer paragraph only the last sentence leads to what follows. */
const SHORT_CHARS = 160;
const SENTENCE_ENDS = ['.', '!', '?'];
/** A longer paragraph that begins like a caption says more than what the table is called. */
const MAX_CAPTION_CHARS = 120;

/**
 * The units of a section, without pictures, which are kept apart from the text, and without captions of tables, which
 * go with their table.
 */
export function listUnits(elements: readonly Element[], heading: string): Unit[] {
  const content = elements.filter((element) => !isKind(element, 'figure'));
  const captions = new Set(content.map((_, index) => captionOf(content, index)));
  const labels = findDrawingLabels(elements);
  const units: Unit[] = [];
  let index = 0;
  while (index < content.length) {
    const element = content[index];
    if (!element) break;
    if (captions.has(element)) {
      index += 1;
      continue;
    }
    const warning = takeWarning(content, index);
    if (warning) {
      units.push(warning);
      index += warning.elements.length;
      continue;
    }
    const leadIn = leadInOf(units);
    const list = takeList(content, index, labels) ?? procedureOf(takeTableSteps(element), leadIn, heading);
    if (list) {
      units.push(...unitsOfList(list, leadIn, heading, labels));
      index += list.takes;
      continue;
    }
    units.push(isKind(element, 'table') ? tableUnit(element, content, index) : textUnit(element, labels));
    index += 1;
  }
  return units;
}

const procedureOf = (list: ListUnit | null, leadIn: string, heading: string): ListUnit | null =>
  list !== null && isProcedure(list, leadIn, heading) ? list : null;

/** Steps where the list tells what to do; other lists are part of the text. */
function unitsOfList(list: ListUnit, leadIn: string, heading: string, labels: ReadonlySet<Element>): Unit[] {
  const asides = list.aside.flatMap((element): Unit[] =>
    isKind(element, 'table') ? [{ kind: 'table', element, caption: '' }] : [textUnit(element, labels)],
  );
  if (isProcedure(list, leadIn, heading)) {
    return [...list.warnings, { kind: 'steps', list, leadIn }, ...asides];
  }
  const texts = list.entries.flatMap(({ item, more }): Unit[] => [
    { kind: 'text', element: item, marker: item.block.marker },
    ...more.map((element): Unit => ({ kind: 'text', element, marker: null })),
  ]);
  return [...texts, ...list.warnings, ...asides];
}

const textUnit = (element: Element, labels: ReadonlySet<Element>): Unit => ({
  kind: 'text',
  element,
  marker: null,
  ...(labels.has(element) && { isLabel: true }),
});

/** The paragraph right before a list, if it introduces it. */
function leadInOf(units: readonly Unit[]): string {
  const last = units.at(-1);
  if (last?.kind !== 'text' || !isKind(last.element, 'paragraph')) return '';
  const { text } = last.element;
  return text.endsWith(':') || text.length < SHORT_CHARS ? text : lastSentence(text);
}

/** What stands behind the last mark of a sentence that is not the end of the text. */
function lastSentence(text: string): string {
  const marks = SENTENCE_ENDS.map((mark) => text.lastIndexOf(mark, text.length - 2));
  return text.slice(Math.max(...marks) + 1).trim();
}

/** The caption of the table at `index`, right above or below it; undefined where there is none, or no table. */
function captionOf(content: readonly Element[], index: number): Element | undefined {
  if (!isKind(content[index], 'table')) return undefined;
  return [content[index - 1], content[index + 1]].find(
    (other) =>
      isKind(other, 'paragraph') && other.text.length <= MAX_CAPTION_CHARS && TABLE_CAPTION.test(other.text),
  );
}

function tableUnit(element: ElementOf<'table'>, content: readonly Element[], index: number): Unit {
  const caption = captionOf(content, index);
  const before = content[index - 1];
  const leadIn = isKind(before, 'paragraph') && before.text.endsWith(':') ? before.text : '';
  return { kind: 'table', element, caption: caption?.text ?? leadIn };
}
