import { type Language, languageOf } from '../../index/language.ts';
import { normaliseText } from '../../index/normalise.ts';
import { DUTCH } from './everyday/dutch.ts';
import { ENGLISH } from './everyday/english.ts';
import { FRENCH } from './everyday/french.ts';
import { GERMAN } from './everyday/german.ts';
import { ITALIAN } from './everyday/italian.ts';
import { PORTUGUESE } from './everyday/portuguese.ts';
import { SPANISH } from './everyday/spanish.ts';

/**
 * Words of everyday talk that say little about what a question is about, though a manual may hold them seldom: "one
 * little part", "straight on", "stay dead". They are looked for like any other word, but whether the manual knows them
 * says little about whether it answers. By ISO 639-1 language.
 */
const TEXTS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  nl: DUTCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  es: SPANISH,
};

/** The English ones, lower case. */
export const COMMON_WORDS: readonly string[] = ENGLISH.split(' ');

/** Language → stems of its words. */
const STEMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TEXTS).map(([code, text]) => [
    code,
    new Set(normaliseText(text).split(' ').map(languageOf(code).stem)),
  ]),
);

/** Whether a term of this language is an everyday word; none is known of other languages. */
export const isEveryday = (term: string, { code }: Pick<Language, 'code'>): boolean =>
  STEMS.get(code)?.has(term) ?? false;

/** Whether an English index term is an everyday word. */
export const isCommonWord = (term: string): boolean => isEveryday(term, { code: 'en' });
