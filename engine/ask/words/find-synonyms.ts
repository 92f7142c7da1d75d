import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../question/query.ts';
import { RANKING } from '../ranking-parameters.ts';
import { SYNONYM_GROUPS, WORD_FORMS, type WordGroups } from './synonyms.ts';
import { verbForms } from './verb-forms.ts';

type Stems = ReadonlyMap<string, ReadonlySet<string>>;

/** Language → stem → stems of the other members of its groups. */
const SYNONYMS: ReadonlyMap<string, Stems> = new Map(
  [...SYNONYM_GROUPS].map(([code, groups]) => [code, groupByStem(groups, code)]),
);
const FORMS: Stems = groupByStem(WORD_FORMS, 'en');

/** The terms of the index that mean the same as a term in the language of devices, the closest first. */
export function findSynonyms(index: ManualIndex, term: string): Alternative[] {
  const weight = index.lexicon.has(term) ? RANKING.synonym : RANKING.synonymOfUnknown;
  const others = (stems: Stems | undefined, share: number, kind: Alternative['kind']) =>
    [...(stems?.get(term) ?? [])].flatMap((stem): Alternative[] => {
      const number = index.lexicon.get(stem);
      return number === undefined ? [] : [{ number, weight: share, kind }];
    });
  return [
    ...(index.languages.includes('en') ? others(FORMS, RANKING.wordForm, 'spelling') : []),
    ...index.languages.flatMap((code) => others(SYNONYMS.get(code), weight, 'synonym')),
  ];
}

function groupByStem(groups: WordGroups, code: string): Stems {
  const { stem } = languageOf(code);
  const stems = new Map<string, Set<string>>();
  for (const group of groups) {
    const forms = group.map((word) => verbForms(code, stem(word)));
    for (const own of forms) {
      for (const form of own) {
        const others = stems.get(form) ?? new Set<string>();
        for (const other of forms.flat()) if (!own.includes(other)) others.add(other);
        stems.set(form, others);
      }
    }
  }
  return stems;
}
