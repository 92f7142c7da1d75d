import { isEveryday } from '../ask/words/common-words.ts';
import type { Language } from '../index/language.ts';
import { splitClauses } from './claims/clauses.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/**
 * Share (0–1) of a plain sentence's words that the evidence holds, clause by clause in one place of it; everyday words
 * that it does not hold are not counted.
 */
export function coverage(sentence: string, evidence: readonly EvidenceUnit[], language: Language): number {
  let [held, missing] = [0, 0];
  for (const clause of splitClauses(sentence)) {
    const terms = [...wordTerms(clause, language)];
    const found = evidence.map(({ place }) => terms.filter((term) => place.has(term)));
    const most = found.reduce((a, b) => (b.length > a.length ? b : a), []);
    held += most.length;
    missing += terms.filter((term) => !most.includes(term) && !isEveryday(term, language)).length;
  }
  return held === 0 ? 0 : held / (held + missing);
}
