import type { Language } from '../index/language.ts';
import { shared } from './check-claims.ts';
import { splitAtColons } from './claims/clauses.ts';
import { contradicts, isNegated } from './claims/polarity.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/**
 * Whether a clause of a plain sentence says the contrary of what it was taken from: the clauses of the evidence that
 * share most words with it deny what it affirms, affirm what it denies, or say "close" for "open".
 */
export function isTurnedRound(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): boolean {
  const sources = evidence.flatMap(({ clauses }) => clauses);
  return splitAtColons(sentence).some((clause) => {
    const terms = wordTerms(clause, language);
    const scored = sources.map((source) => ({ ...source, count: shared(terms, source.terms) }));
    const most = Math.max(0, ...scored.map(({ count }) => count));
    if (most === 0) return false;
    const nearest = scored.filter(({ count }) => count === most).map(({ text }) => text);
    const isDenied = isNegated(clause);
    return (
      nearest.every((text) => isNegated(text) !== isDenied) ||
      nearest.every((text) => contradicts(clause, text))
    );
  });
}
