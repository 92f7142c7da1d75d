import type { Language } from '../index/language.ts';
import { shared } from './check-claims.ts';
import { splitAtColons } from './claims/clauses.ts';
import { contradicts, countNegations, isNegated } from './claims/polarity.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/** Share of the words of two sentences together that both hold. */
const ALL_BUT_SAME = 0.85;

/**
 * Whether a clause of a plain sentence says the contrary of its source: the clauses of the evidence that share the
 * most words with it, and have the fewest others, deny what it affirms, affirm what it denies, or say "close" for
 * "open".
 */
export function isTurnedRound(
  sentence: string,
  evidence: readonly EvidenceUnit[],
  language: Language,
): boolean {
  if (deniesAnother(sentence, evidence, language)) return true;
  const sources = evidence.flatMap(({ clauses }) => clauses);
  return splitAtColons(sentence).some((clause) => {
    const terms = wordTerms(clause, language);
    const scored = sources.map((source) => ({ ...source, count: shared(terms, source.terms) }));
    const most = Math.max(0, ...scored.map(({ count }) => count));
    if (most === 0) return false;
    const closest = scored.filter(({ count }) => count === most);
    const fewest = Math.min(...closest.map((source) => source.terms.size));
    const nearest = closest.filter((source) => source.terms.size === fewest).map(({ text }) => text);
    const isDenied = isNegated(clause);
    return (
      nearest.every((text) => isNegated(text) !== isDenied) ||
      nearest.every((text) => contradicts(clause, text))
    );
  });
}

/** Whether a sentence is all but the manual's own and yet denies more or less than it. */
function deniesAnother(sentence: string, evidence: readonly EvidenceUnit[], language: Language): boolean {
  const terms = wordTerms(sentence, language);
  const same = evidence.filter((unit) => {
    const both = shared(terms, unit.terms);
    return both > 0 && both / (terms.size + unit.terms.size - both) >= ALL_BUT_SAME;
  });
  const denials = countNegations(sentence);
  return same.length > 0 && same.every(({ text }) => countNegations(text) !== denials);
}
