import { languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import type { Alternative } from './query.ts';
import { RANKING } from './ranking-parameters.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';

/** Stem → stems of the other members of its groups. */
const STEMS: ReadonlyMap<string, ReadonlySet<string>> = groupByStem();

/** The terms of the index that mean the same as a term in the language of devices; English only. */
export function findSynonyms(index: ManualIndex, term: string): Alternative[] {
  if (!index.languages.includes('en')) return [];
  const weight = index.lexicon.has(term) ? RANKING.synonym : RANKING.synonymOfUnknown;
  const alternatives: Alternative[] = [];
  for (const stem of STEMS.get(term) ?? []) {
    const number = index.lexicon.get(stem);
    if (number !== undefined) alternatives.push({ number, weight, kind: 'synonym' });
  }
  return alternatives;
}

function groupByStem(): Map<string, Set<string>> {
  const { stem } = languageOf('en');
  const stems = new Map<string, Set<string>>();
  for (const group of SYNONYM_GROUPS) {
    for (const word of group) {
      const own = stem(word);
      const others = stems.get(own) ?? new Set<string>();
      for (const other of group) if (stem(other) !== own) others.add(stem(other));
      stems.set(own, others);
    }
  }
  return stems;
}
