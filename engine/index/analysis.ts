import type { Language } from './language.ts';
import { normaliseText } from './normalise.ts';
import { type Token, tokenise } from './tokens.ts';

/** Maximum number of characters of a text that are analysed; the rest is ignored. */
const MAX_CHARACTERS = 20_000;

/** The index terms of a text, in order: stop words removed, words stemmed, identifiers unchanged. */
export function termsOf(text: string, language: Language): string[] {
  const terms: string[] = [];
  for (const token of tokenise(text.slice(0, MAX_CHARACTERS))) {
    const term = termOf(token, language);
    if (term !== null) terms.push(term);
  }
  return terms;
}

/** Stems of words separated by spaces; unlike {@link termsOf}, stop words are kept. */
export const stemsOf = (words: string, { stem }: Language): ReadonlySet<string> =>
  new Set(normaliseText(words).split(' ').filter(Boolean).map(stem));

/**
 * Index term of a token; null for a stop word, in other forms too ("needed"). Tokens that begin with a digit are not
 * stemmed.
 */
export function termOf(token: Token, language: Language): string | null {
  if (token.kind === 'number' || token.kind === 'identifier' || /^\d/.test(token.term)) return token.term;
  if (language.isStopWord(token.term)) return null;
  const stem = language.stem(token.term);
  return language.stopWords.has(stem) ? null : stem;
}
