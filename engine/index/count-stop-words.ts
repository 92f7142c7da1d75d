import { whenNeeded } from '../runtime/when-needed.ts';
import { normaliseText } from './normalise.ts';
import { stopWords } from './stop-words.ts';

/** Stop word → the languages that have it, for many share one. */
const languagesOf = whenNeeded(invert);

/** The words of a text, each once, as stop words are written: lower case, without accents. */
export const distinctWords = (text: string): Set<string> =>
  new Set(
    normaliseText(text)
      .toLowerCase()
      .match(/\p{L}+/gu),
  );

/** How many of these words, in the form of {@link distinctWords}, are stop words of each language, by ISO 639-1 code. */
export function countStopWords(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOf().get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

function invert(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of stopWords())
    for (const word of words) languages.set(word, [...(languages.get(word) ?? []), language]);
  return languages;
}
