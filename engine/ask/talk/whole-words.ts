/**
 * A pattern of whole words, whatever their case and accents, as a template's tag: wholeWords`trop (?:chaud|bruyant)`. Meant for
 * text of {@link withoutAccents}. `\b` takes "ß" for no letter.
 */
export const wholeWords = (pattern: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'’])(?:${withoutAccents(String.raw(pattern, ...parts))})(?!\p{L})`, 'iu');

/** The text letter for letter without accents, as people type it on a phone; as long as before. */
export const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** Where a pattern of {@link wholeWords} fits a text: the same places with accents and without. */
export type Place = { at: number; end: number };

/** The first place in a text {@link withoutAccents} that the pattern fits; null for none. */
export function findWords(plain: string, pattern: RegExp): Place | null {
  const match = pattern.exec(plain);
  return match && { at: match.index, end: match.index + match[0].length };
}

/** The text with other words in that place. */
export const replaceWords = (text: string, { at, end }: Place, other: string): string =>
  text.slice(0, at) + other + text.slice(end);
