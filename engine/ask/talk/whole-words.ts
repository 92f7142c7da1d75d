/**
 * A pattern of whole words, whatever their case and accents, as a template's tag: wholeWords`trop (?:chaud|bruyant)`. Meant for
 * text of {@link withoutAccents}. `\b` takes "ß" for no letter.
 */
export const wholeWords = (pattern: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'’])(?:${withoutAccents(String.raw(pattern, ...parts))})(?!\p{L})`, 'iu');

/** The text letter for letter without accents, as people type it on a phone; as long as before. */
export const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** What a pattern of {@link wholeWords} finds in a text, as it stands there, and where; null for nothing. */
export function findWords(text: string, pattern: RegExp): { at: number; words: string } | null {
  const match = pattern.exec(withoutAccents(text));
  return match && { at: match.index, words: text.slice(match.index, match.index + match[0].length) };
}

/** The text with what {@link findWords} found put otherwise. */
export const replaceWords = (
  text: string,
  { at, words }: { at: number; words: string },
  other: string,
): string => text.slice(0, at) + other + text.slice(at + words.length);
