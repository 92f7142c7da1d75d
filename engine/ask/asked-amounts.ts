import type { Language } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import { amountsIn, type Quantity, quantityIn, quantityNamed, wordsFor } from './quantities.ts';
import type { QueryTerm } from './query.ts';
import { RANKING } from './ranking-parameters.ts';

/** Words that ask for an amount behind "how" alone: not "for a long time". */
const MEASURES: ReadonlyMap<string, { asked: RegExp; quantity: Quantity }> = new Map([
  ['long', { asked: /\bhow long\b/i, quantity: 'time' }],
  ['far', { asked: /\bhow far\b/i, quantity: 'length' }],
]);

/**
 * Lets an amount that the manual does not state stand for what it is an amount of: "Can I use it with 110 V?" is answered
 * by the row that says "Voltage 220–240 V". Changes `terms`.
 * @returns what such an amount is of; null where the question has none
 */
export function readAskedAmounts(
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
export function readNamedAmounts(
  index: ManualIndex,
  text: string,
  terms: Map<string, QueryTerm>,
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
