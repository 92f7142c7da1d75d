import type { Language } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import { amountsIn, type Quantity, wordsFor } from './quantities.ts';
import type { QueryTerm } from './query.ts';
import { RANKING } from './ranking-parameters.ts';

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
    const called = new Set(
      wordsFor(quantity).flatMap((word) =>
        languages.flatMap(({ stem }) => index.lexicon.get(stem(word)) ?? []),
      ),
    );
    if (called.size === 0) continue;
    for (const name of called)
      whole.alternatives.push({ number: name, weight: RANKING.synonymOfUnknown, kind: 'synonym' });
    for (const { term } of parts) terms.delete(term);
    asked = quantity;
  }
  return asked;
}
