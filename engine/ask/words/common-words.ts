import { stemsOf } from '../../index/analysis.ts';
import { type Language, languageOf } from '../../index/language.ts';
import { whenNeededFor } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';

/**
 * Stems of a language's words of everyday talk that say little about what a question is about, though a manual may hold them
 * seldom: "one little part", "straight on", "stay dead". They are looked for like any other word, but whether the manual
 * knows them says little about whether it answers.
 */
const everydayStems = whenNeededFor(
  (code: string): ReadonlySet<string> =>
    stemsOf((WORDS.get(code)?.everyday ?? []).join(' '), languageOf(code)),
);

/** The English ones, lower case. */
export const commonWords = (): readonly string[] => WORDS.get('en')?.everyday ?? [];

/** Whether a term of this language is an everyday word; none is known of other languages. */
export const isEveryday = (term: string, { code }: Pick<Language, 'code'>): boolean =>
  everydayStems(code).has(term);

/** Whether an English index term is an everyday word. */
export const isCommonWord = (term: string): boolean => isEveryday(term, { code: 'en' });
