import { whenNeeded } from '../runtime/when-needed.ts';
import { LETTER, WORD_END } from './letters.ts';

/** What can be asked of a pattern of words: a regular expression, or one that is not made before. */
export type WordPattern = Pick<RegExp, 'exec' | 'test'>;

/**
 * A pattern of whole words, whatever their case and accents, as a template's tag: wholeWords`trop (?:chaud|bruyant)`. Meant for
 * text of {@link withoutAccents}. `\b` takes "ß" for no letter. There are hundreds: each is made when it is first tried.
 */
export function wholeWords(pattern: TemplateStringsArray, ...parts: readonly string[]): WordPattern {
  const expression = whenNeeded(() => {
    const words = withoutAccents(String.raw(pattern, ...parts));
    return new RegExp(`(?<![${LETTER}'’])(?:${words})${WORD_END}`, 'iu');
  });
  return { exec: (text) => expression().exec(text), test: (text) => expression().test(text) };
}

/** The text letter for letter without accents, as people type it on a phone; as long as before. */
export const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** Where a pattern of {@link wholeWords} fits a text: the same places with accents and without. */
export type Place = { at: number; end: number };

/** The first place in a text {@link withoutAccents} that the pattern fits; null for none. */
export function findWords(plain: string, pattern: WordPattern): Place | null {
  const match = pattern.exec(plain);
  return match && { at: match.index, end: match.index + match[0].length };
}

/** The text with other words in that place. */
export const replaceWords = (text: string, { at, end }: Place, other: string): string =>
  text.slice(0, at) + other + text.slice(end);
