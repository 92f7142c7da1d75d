import type { Language } from '../../../index/language.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll } from '../../../words/named-words.ts';
import type { AnswerType } from '../../base/query.ts';
import { type Alternative, EVERYDAY_SPECIFICITY, type QueryTerm } from '../../base/query.ts';
import { RANKING } from '../../base/ranking-parameters.ts';
import { answerTypeOf, statingAmountOf } from '../forms/answer-type.ts';
import { amountsIn, type Quantity, quantityIn, quantityNamed, wordsFor } from './quantities.ts';

/** Words that ask for an amount behind "how" alone: not "for a long time". */
const MEASURES: ReadonlyMap<string, { asked: RegExp; quantity: Quantity }> = new Map([
  ['long', { asked: /\bhow long\b/i, quantity: 'time' }],
  ['far', { asked: /\bhow far\b/i, quantity: 'length' }],
  ['cold', { asked: /\bhow cold\b/i, quantity: 'temperature' }],
  ['hot', { asked: /\bhow hot\b/i, quantity: 'temperature' }],
  ['warm', { asked: /\bhow warm\b/i, quantity: 'temperature' }],
]);

/** What asks for an amount and says nothing of it, in "how big is" and "how much does it hold". */
const measuring = whenNeeded(() => new RegExp(`^(?:${formsOfAll('amount-questions', 'measuring')})$`));

/** Which of its amounts a question means, in words that the row of a table need not hold. */
const QUALIFIER = /^(?:rated|nominal|max|maximum|min|minimum|typical|required|permitted|admissible|allowed)$/;

/** What the answer must hold, null where the question does not tell; lets `terms` stand for what is asked by them. */
export function readAnswerType(
  index: ManualIndex,
  text: string,
  terms: Map<string, QueryTerm>,
  languages: readonly Language[],
): AnswerType | null {
  readNamedAmounts(index, text, terms, languages);
  const asked = answerTypeOf(text, index.languages);
  // "For how long does it run from a cell of 1.4 Ah?" asks for no current.
  const amount = asked === null ? readAskedAmounts(index, text, terms, languages) : null;
  const type = amount === null ? asked : statingAmountOf([amount]);
  if (type !== null) belittleQualifiers(terms);
  if (asked !== null) belittleMeasuring(terms);
  return type;
}

/** An amount tells what "big" and "hold" ask for, not a text that has these words; nor need it go by the name it is asked by. */
function belittleMeasuring(terms: ReadonlyMap<string, QueryTerm>): void {
  for (const term of terms.values()) {
    const isUnknownName =
      term.number === null && quantityNamed(term.surface) !== undefined && !term.alternatives.some(isMeaning);
    if (!isUnknownName && !measuring().test(term.surface)) continue;
    term.specificity = EVERYDAY_SPECIFICITY;
    term.weight *= RANKING.measuring;
    if (isUnknownName) term.alternatives = [];
  }
}

const isMeaning = ({ kind }: Alternative): boolean => kind !== 'spelling';

/** The manual need not know "rated" to tell the power. */
function belittleQualifiers(terms: ReadonlyMap<string, QueryTerm>): void {
  for (const term of terms.values()) {
    if (term.number !== null || !QUALIFIER.test(term.surface)) continue;
    term.specificity = EVERYDAY_SPECIFICITY;
    term.weight *= RANKING.everyday;
  }
}

/**
 * Lets an amount that the manual does not state stand for what it is an amount of: "Can I use it with 110 V?" is answered
 * by the row that says "Voltage 220–240 V". Changes `terms`.
 * @returns what such an amount is of; null where the question has none
 */
function readAskedAmounts(
  index: ManualIndex,
  text: string,
  terms: Map<string, QueryTerm>,
  languages: readonly Language[],
): Quantity | null {
  let asked: Quantity | null = null;
  for (const { quantity, number } of amountsIn(text)) {
    const written = [...terms.values()].filter(({ term }) => /^\d/.test(term) && term.startsWith(number));
    const [whole, ...parts] = written.sort((a, b) => b.term.length - a.term.length);
    if (whole === undefined || written.some((term) => term.number !== null)) continue;
    if (!addNames(index, whole, quantity, languages)) continue;
    for (const { term } of parts) terms.delete(term);
    asked = quantity;
  }
  return asked;
}

/** Lets what a manual calls an amount stand for another word for it: "noise" for decibels, "width" for dimensions. */
function readNamedAmounts(
  index: ManualIndex,
  text: string,
  terms: ReadonlyMap<string, QueryTerm>,
  languages: readonly Language[],
): void {
  for (const term of terms.values()) {
    const quantity = quantityIn(term.surface) ?? quantityNamed(term.surface);
    if (quantity !== undefined && quantity !== 'time' && term.number === null)
      addNames(index, term, quantity, languages);
    const measure = MEASURES.get(term.surface);
    if (measure?.asked.test(text)) addNames(index, term, measure.quantity, languages);
  }
}

/** Lets the names of an amount stand for a term: "decibels" for noise. Whether the manual has one of them. */
function addNames(
  index: ManualIndex,
  { number: own, alternatives }: QueryTerm,
  quantity: Quantity,
  languages: readonly Language[],
): boolean {
  const stems = languages.flatMap(({ stem }) => wordsFor(quantity).map(stem));
  const names = new Set(stems.flatMap((stem) => index.lexicon.get(stem) ?? []));
  const weight = own === null ? RANKING.synonymOfUnknown : RANKING.synonym;
  for (const number of names)
    if (!alternatives.some((other) => other.number === number))
      alternatives.push({ number, weight, kind: 'synonym' });
  return names.size > 0;
}
