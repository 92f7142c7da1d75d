import { type Language, languageOf } from '../../index/language.ts';
import { normaliseText } from '../../index/normalise.ts';
import { EVERYDAY as ENGLISH } from '../talk/english/everyday.ts';
import { TALK } from '../talk/languages.ts';

/**
 * Language → stems of its words of everyday talk that say little about what a question is about, though a manual may hold them
 * seldom: "one little part", "straight on", "stay dead". They are looked for like any other word, but whether the manual
 * knows them says little about whether it answers.
 */
const STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...TALK].map(([code, { everyday }]) => [
    code,
    new Set(normaliseText(everyday).split(' ').map(languageOf(code).stem)),
  ]),
);

/** The English ones, lower case. */
export const COMMON_WORDS: readonly string[] = ENGLISH.split(' ');

/** Whether a term of this language is an everyday word; none is known of other languages. */
export const isEveryday = (term: string, { code }: Pick<Language, 'code'>): boolean =>
  STEMS.get(code)?.has(term) ?? false;

/** Whether an English index term is an everyday word. */
export const isCommonWord = (term: string): boolean => isEveryday(term, { code: 'en' });
