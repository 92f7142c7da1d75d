import { languageOf } from '../../index/language.ts';
import { normaliseText } from '../../index/normalise.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { wordsNamed } from '../../words/named-words.ts';

/** Words of a name in `small-words.tsv`, without accents, by language. */
const setsOf = (name: 'empty' | 'pointing'): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...wordsNamed(name)].map(([code, words]) => [code, new Set(normaliseText(words.join(' ')).split(' '))]),
  );

/**
 * Words that two ways of asking the same may differ in: articles, persons, auxiliaries, courtesy. Everything else counts, so a language
 * without them compares every word.
 */
const emptySets = whenNeeded(() => setsOf('empty'));
/** Words by which a question leans on what was said before. */
const pointingSets = whenNeeded(() => setsOf('pointing'));
const NONE: ReadonlySet<string> = new Set();

/** Words of a language that say nothing about what is asked; none of a language nobody has prepared. */
export const emptyWordsOf = (code: string): ReadonlySet<string> => emptySets().get(code) ?? NONE;

/** Words of a language that point back in a conversation; null for English, and where they are not known. */
export const pointingWordsOf = (code: string): ReadonlySet<string> | null => pointingSets().get(code) ?? null;

/** The words that are neither content nor empty: negation, conditions, alternatives. */
export const isTelling = (word: string, code: string): boolean =>
  languageOf(code).isStopWord(word) && !emptyWordsOf(code).has(word);
