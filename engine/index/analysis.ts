import type { Language } from './language.ts';
import { normaliseText } from './normalise.ts';
import { type Token, tokenise } from './tokens.ts';

/** Longest stretch of text that is analysed at once, in characters; what lies beyond is not looked at. */
const MAX_CHARACTERS = 20_000;

/** Index terms of a text of the manual, in order: stop words dropped, words stemmed, identifiers as they are. */
export function termsOf(text: string, language: Language): string[] {
  const terms: string[] = [];
  for (const token of tokenise(text.slice(0, MAX_CHARACTERS))) {
    const term = termOf(token, language);
    if (term !== null) terms.push(term);
  }
  return terms;
}

/** Stems of a list of single words with blanks between; unlike {@link termsOf} also those of stop words. */
export const stemsOf = (words: string, { stem }: Language): ReadonlySet<string> =>
  new Set(normaliseText(words).split(' ').filter(Boolean).map(stem));

/** Index term of a token; null for a stop word, also in another of its forms ("needed"). What begins with a digit has no stem, though stemmers give it one. */
export function termOf(token: Token, language: Language): string | null {
  if (token.kind === 'number' || token.kind === 'identifier' || /^\d/.test(token.term)) return token.term;
  if (language.isStopWord(token.term)) return null;
  const stem = language.stem(token.term);
  return language.stopWords.has(stem) ? null : stem;
}
