import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../question/query.ts';
import { RANKING } from '../ranking-parameters.ts';
import { SYNONYM_GROUPS, WORD_FORMS } from './synonyms.ts';

type Stems = ReadonlyMap<string, ReadonlySet<string>>;

/** Stem → stems of the other members of its groups. */
const SYNONYMS: Stems = groupByStem(SYNONYM_GROUPS);
const FORMS: Stems = groupByStem(WORD_FORMS);

/** The terms of the index that mean the same as a term in the language of devices, the closest first; English only. */
export function findSynonyms(index: ManualIndex, term: string): Alternative[] {
  if (!index.languages.includes('en')) return [];
  const weight = index.lexicon.has(term) ? RANKING.synonym : RANKING.synonymOfUnknown;
  const others = (stems: Stems, share: number) =>
    [...(stems.get(term) ?? [])].flatMap((stem): Alternative[] => {
      const number = index.lexicon.get(stem);
      return number === undefined ? [] : [{ number, weight: share, kind: 'synonym' }];
    });
  return [...others(FORMS, RANKING.wordForm), ...others(SYNONYMS, weight)];
}

function groupByStem(groups: readonly (readonly string[])[]): Stems {
  const { stem } = languageOf('en');
  const stems = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const word of group) {
      const own = stem(word);
      const others = stems.get(own) ?? new Set<string>();
      for (const other of group) if (stem(other) !== own) others.add(stem(other));
      stems.set(own, others);
    }
  }
  return stems;
}
