import { isCommonWord } from '../ask/common-words.ts';
import type { Language } from '../index/language.ts';
import { splitClauses } from './claims/clauses.ts';
import { type EvidenceUnit, wordTerms } from './evidence.ts';

/** Sentences that stand together and may say a clause: words from all over a page can be put together to anything. */
const TOGETHER = 3;

/**
 * Share (0–1) of a plain sentence's words that the evidence holds, clause by clause in one place of it; everyday words
 * that it does not hold are not counted.
 */
export function coverage(sentence: string, evidence: readonly EvidenceUnit[], language: Language): number {
  const places = placesOf(evidence);
  let [held, missing] = [0, 0];
  for (const clause of splitClauses(sentence)) {
    const terms = [...wordTerms(clause, language)];
    const most = places.map((place) => terms.filter((term) => place.has(term)));
    const best = most.reduce((a, b) => (b.length > a.length ? b : a), []);
    held += best.length;
    missing += terms.filter((term) => !best.includes(term) && !isEveryday(term, language)).length;
  }
  return held === 0 ? 0 : held / (held + missing);
}

const isEveryday = (term: string, { code }: Language): boolean => code === 'en' && isCommonWord(term);

/** The terms of neighbouring units of one source, its headings among them each time. */
function placesOf(evidence: readonly EvidenceUnit[]): Set<string>[] {
  return evidence.map((unit, i) => {
    const near = evidence
      .slice(i, i + TOGETHER)
      .filter(({ source, end }) => source === unit.source && end > 0);
    const above = evidence.filter(({ source, end }) => source === unit.source && end === 0);
    return new Set([unit, ...near, ...above].flatMap(({ terms }) => [...terms]));
  });
}
