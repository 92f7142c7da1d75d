import type { Cell } from '../../document/pages.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { countWords, type Element, type ElementOf, isKind } from '../element.ts';
import type { ListUnit } from '../take-list.ts';

/** What the column of the steps' numbers is called, if anything. */
const stepHeader = whenNeeded(
  () => new RegExp(String.raw`^(?:${formsOfAll('headings', 'stepColumn')}|n\.?[º°o]?\.?|#)?$`, 'iu'),
);
const STEP_NUMBER = /^(?:\p{L}{3,8}\s+)?(\d{1,2})[.):]?$/u;
const MIN_STEPS = 3;
const MIN_WORDS = 3;
const MIN_SENTENCES_SHARE = 0.6;

/**
 * The list that a table of two columns is when its rows count 1, 2, 3 … and say a sentence each, as word processors are
 * often made to number steps; else null.
 */
export function takeTableSteps(element: Element | undefined): ListUnit | null {
  if (!isKind(element, 'table') || !stepHeader().test(element.block.header[0]?.text.trim() ?? ''))
    return null;
  const { rows } = element.block;
  const isCounting = rows.every(
    ([first], index) => STEP_NUMBER.exec(first?.text.trim() ?? '')?.[1] === String(index + 1),
  );
  const isPair = rows.every((row) => row.length === 2 && row[1]?.text !== '');
  const sentences = rows.filter(([, second]) => isSentence(second?.text ?? ''));
  if (!isCounting || !isPair || rows.length < MIN_STEPS) return null;
  if (sentences.length < MIN_SENTENCES_SHARE * rows.length) return null;
  const entries = rows.map(([number, step], index) => ({
    item: toItem(element, index, number, step),
    level: 0,
    more: [],
  }));
  return { kind: 'list', ordered: true, entries, warnings: [], aside: [], takes: 1 };
}

const isSentence = (text: string): boolean => /[.!:]$/.test(text) && countWords(text) >= MIN_WORDS;

function toItem(
  { page, rowPages }: ElementOf<'table'>,
  row: number,
  number: Cell | undefined,
  step: Cell | undefined,
): ElementOf<'list-item'> {
  const { text, box, lines = [{ text, box }] } = step ?? { text: '', box: null };
  const at = rowPages?.[row] ?? page;
  const marker = number?.text.trim() ?? '';
  return {
    block: { kind: 'list-item', text, lines, box, ordered: true, marker, level: 0 },
    text,
    lines: lines.map((line) => ({ ...line, page: at })),
    page: at,
    pageEnd: at,
  };
}
