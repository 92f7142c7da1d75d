import type { Language } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Alternative } from '../base/query.ts';
import { findSynonyms } from './find-synonyms.ts';

/** The ending of a diminutive, and what may stand in its place in the word that it makes small. */
type Ending = { ending: RegExp; instead: readonly string[] };

/** Without accents, by ISO 639-1 language. */
const ENDINGS: ReadonlyMap<string, readonly Ending[]> = new Map([
  ['de', [{ ending: /(?:chen|lein)$/, instead: ['', 'e', 'en'] }]],
  ['es', [{ ending: /(?:(?<=[nr])c)?it[oa]s?$/, instead: ['a', 'o', 'e', ''] }]],
  [
    'it',
    [
      { ending: /c?(?:in|ett|ell)[oaie]$/, instead: ['a', 'o', 'e', 'ia', 'io'] },
      { ending: /(?:in|ett|ell)[oaie]$/, instead: ['a', 'o', 'e', 'ia', 'io'] },
    ],
  ],
  [
    'nl',
    [
      { ending: /kjes?$/, instead: ['g', 'k'] },
      { ending: /jes?$/, instead: [''] },
      { ending: /[tp]jes?$/, instead: [''] },
      { ending: /etjes?$/, instead: [''] },
    ],
  ],
  [
    'pt',
    [
      { ending: /quinh[oa]s?$/, instead: ['co', 'ca'] },
      { ending: /inh[oa]s?$/, instead: ['a', 'o', 'e', ''] },
      { ending: /zinh[oa]s?$/, instead: [''] },
    ],
  ],
]);

/** What is left is a word of its own. */
const MIN_LEFT = 3;

/** Weight of a word against its diminutive. */
const LARGE = 0.85;

/**
 * What a word that the manual does not know means there as a diminutive: Dutch "sleuteltje" of "sleutel", Italian "lucina" of
 * "luce", Portuguese "chavinha" of "chave". People speak of the parts of a product so, manuals hardly ever do. Of the words
 * that it may be made of the first counts that is known, or has synonyms that are.
 * @param word lower case, without accents
 */
export function meantByDiminutive(index: ManualIndex, word: string, { code, stem }: Language): Alternative[] {
  for (const large of diminutiveOf(word, code)) {
    const number = index.lexicon.get(stem(large));
    const synonyms = findSynonyms(index, stem(large));
    if (number !== undefined) return [{ number, weight: LARGE, kind: 'spelling' }, ...synonyms];
    if (synonyms.length > 0) return synonyms;
  }
  return [];
}

function diminutiveOf(word: string, language: string): string[] {
  return (ENDINGS.get(language) ?? []).flatMap(({ ending, instead }) => {
    const left = word.replace(ending, '');
    return left === word || left.length < MIN_LEFT ? [] : instead.map((other) => left + other);
  });
}
