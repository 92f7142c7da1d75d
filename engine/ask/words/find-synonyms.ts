import { languageOf } from '../../index/language.ts';
import { documentFrequency, type ManualIndex } from '../../index/manual-index.ts';
import { whenNeededFor } from '../../runtime/when-needed.ts';
import type { Alternative } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { printedForWords } from './lexicon.ts';
import { formGroups, synonymGroups, type WordGroups } from './synonyms.ts';
import { verbForms } from './verb-forms.ts';

/** Share of the passages that hold a word of the manual's own. */
const OWN_WORD = 0.02;

type Stems = ReadonlyMap<string, ReadonlySet<string>>;

/** Of a language: stem → stems of the other members of its groups. */
const synonymsOf = whenNeededFor((code: string) => groupByStem(synonymGroups(code), code));
/** Of a language: stem of what people say → stems of what manuals print for it. */
const printedOf = whenNeededFor(groupPrinted);
/** Of a language: stem → stems of the other forms of its word. */
const formsOf = whenNeededFor((code: string) => groupByStem(formGroups(code), code));

/** The terms of the index that mean the same as a term in the language of devices, the closest first. */
export function findSynonyms(index: ManualIndex, term: string): Alternative[] {
  const weight = index.lexicon.has(term) ? RANKING.synonym : RANKING.synonymOfUnknown;
  const others = (stems: Stems, share: number, kind: Alternative['kind']) =>
    [...(stems.get(term) ?? [])].flatMap((stem): Alternative[] => {
      const number = index.lexicon.get(stem);
      return number === undefined ? [] : [{ number, weight: share, kind }];
    });
  const forms = index.languages.flatMap((code) => others(formsOf(code), RANKING.wordForm, 'spelling'));
  const found = [...forms, ...index.languages.flatMap((code) => others(synonymsOf(code), weight, 'synonym'))];
  if (forms.length > 0 || isOwnWord(index, term)) return found;
  const known = new Set(found.map(({ number }) => number));
  const printed = index.languages.flatMap((code) => others(printedOf(code), weight, 'said'));
  return [...found, ...printed.filter(({ number }) => !known.has(number))];
}

/** Whether the manual says it itself too often to mean another of its words by it. */
function isOwnWord(index: ManualIndex, term: string): boolean {
  const number = index.lexicon.get(term);
  return number !== undefined && documentFrequency(index, number) >= OWN_WORD * index.passages.length;
}

/** In one direction only: a manual's word may be said for much else. */
function groupPrinted(code: string): Stems {
  const stems = new Map<string, Set<string>>();
  for (const [said, printed] of printedForWords(code)) {
    for (const form of verbForms(code, said)) {
      const others = stems.get(form) ?? new Set<string>();
      for (const other of printed.flatMap((stem) => verbForms(code, stem)))
        if (other !== form) others.add(other);
      stems.set(form, others);
    }
  }
  return stems;
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
