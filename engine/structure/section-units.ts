import { type Element, type ElementOf, isKind } from './element.ts';
import { isProcedure } from './procedure.ts';
import { type ListUnit, takeList } from './take-list.ts';
import { takeWarning, type WarningUnit } from './take-warning.ts';

/** What a section consists of, in reading order. */
export type Unit =
  | WarningUnit
  | { kind: 'steps'; list: ListUnit; leadIn: string }
  | { kind: 'table'; element: ElementOf<'table'>; caption: string }
  | { kind: 'text'; element: Element; marker: string | null };

const TABLE_CAPTION = /^(?:table|tabelle|tableau|tabla|tabella|tabela|tabel)\s+[\dA-Z]/i;

/** The units of a section. Pictures are left out: they are told apart from the text. */
export function listUnits(elements: readonly Element[], heading: string): Unit[] {
  const content = elements.filter((element) => !isKind(element, 'figure'));
  const units: Unit[] = [];
  let index = 0;
  while (index < content.length) {
    const element = content[index];
    if (!element) break;
    const warning = takeWarning(content, index);
    if (warning) {
      units.push(warning);
      index += warning.elements.length;
      continue;
    }
    const list = takeList(content, index);
    if (list) {
      units.push(...unitsOfList(list, leadInOf(units), heading));
      index += list.takes;
      continue;
    }
    units.push(
      isKind(element, 'table') ? tableUnit(element, content, index) : { kind: 'text', element, marker: null },
    );
    index += 1;
  }
  return units;
}

/** Steps where the list tells what to do; other lists are part of the text. */
function unitsOfList(list: ListUnit, leadIn: string, heading: string): Unit[] {
  const asides = list.aside.flatMap((element): Unit[] =>
    isKind(element, 'table') ? [{ kind: 'table', element, caption: '' }] : [],
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

/** The paragraph right before a list, if it introduces it. */
function leadInOf(units: readonly Unit[]): string {
  const last = units.at(-1);
  if (last?.kind !== 'text' || !isKind(last.element, 'paragraph')) return '';
  const sentence = /[^.!?]*[.!?:]?$/.exec(last.element.text)?.[0].trim() ?? '';
  return last.element.text.endsWith(':') || last.element.text.length < 160 ? last.element.text : sentence;
}

function tableUnit(element: ElementOf<'table'>, content: readonly Element[], index: number): Unit {
  const near = [content[index - 1], content[index + 1]];
  const caption = near.find((other) => isKind(other, 'paragraph') && TABLE_CAPTION.test(other.text));
  const before = content[index - 1];
  const leadIn = isKind(before, 'paragraph') && before.text.endsWith(':') ? before.text : '';
  return { kind: 'table', element, caption: caption?.text ?? leadIn };
}
