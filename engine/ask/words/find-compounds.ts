import { documentFrequency, type ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';

/** Languages that write compounds as one word. */
const COMPOUNDING: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'hu', 'nb', 'nl', 'sv']);

/** Letters that the shared part of a compound must have, and those that must be left of it: shorter ones match by chance. */
const MIN_PART = 4;
const MIN_REST = 3;
/** Maximum number of compounds for a term. */
const MAX_COMPOUNDS = 12;

/**
 * The terms of the index that are one word with a term: those that it begins or ends ("Filter" finds
 * "Wasserfilter"), and for a term the manual does not know, the longest that begin and end it ("Wasserfiltertyp").
 */
export function findCompounds(index: ManualIndex, term: string): Alternative[] {
  if (term.length < MIN_PART || !index.languages.some((language) => COMPOUNDING.has(language))) return [];
  const holders: number[] = [];
  const parts = { first: '', last: '' };
  const isKnown = index.lexicon.has(term);
  index.vocabulary.forEach((word, number) => {
    if (word.length >= term.length + MIN_REST) {
      if (word.endsWith(term) || word.startsWith(term)) holders.push(number);
    } else if (!isKnown && word.length >= MIN_PART && word.length + MIN_REST <= term.length) {
      if (word.length > parts.first.length && term.startsWith(word)) parts.first = word;
      if (word.length > parts.last.length && term.endsWith(word)) parts.last = word;
    }
  });
  const known = [parts.first, parts.last].flatMap((part) => index.lexicon.get(part) ?? []);
  return [...known, ...mostFrequent(index, holders)].map((number) => ({
    number,
    weight: RANKING.compound,
    kind: 'compound' as const,
  }));
}

const mostFrequent = (index: ManualIndex, numbers: readonly number[]): number[] =>
  numbers
    .toSorted((a, b) => documentFrequency(index, b) - documentFrequency(index, a))
    .slice(0, MAX_COMPOUNDS);
