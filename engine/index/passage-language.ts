import { languageOfScript } from '../document/scripts.ts';
import { countStopWords, distinctWords } from './count-stop-words.ts';
import type { IndexedManual } from './manual-index.ts';

/**
 * A passage switches the language if it has at least this many stop words of another language, and this many times as many as of the
 * previous one.
 */
const MIN_TELLING = 6;
const MIN_RATIO = 1.5;
const LOOKED_AT_CHARS = 800;

/** Share of a manual's passages below which a language is only that of a licence or a declaration, in which nobody asks. */
const MIN_LANGUAGE_SHARE = 0.08;

/**
 * Tracks the language from passage to passage, because many manuals repeat their content in several languages. A passage with too few stop
 * words, such as a table, is assumed to be in the previous language.
 * @param own ISO 639-1 of the manual, in which it begins
 * @returns the language of the next passage, ISO 639-1
 */
export function createLanguageTracker(own: string): (text: string) => string {
  let current = own;
  return (text) => {
    const beginning = text.slice(0, LOOKED_AT_CHARS);
    // Han alone may be a table of a Japanese manual.
    const script = languageOfScript(beginning, [current]);
    if (script !== null) {
      current = script;
      return current;
    }
    const told = countStopWords(distinctWords(beginning));
    const before = told.get(current) ?? 0;
    let best = { language: current, count: before };
    for (const [language, count] of told) if (count > best.count) best = { language, count };
    if (best.count >= MIN_TELLING && best.count >= MIN_RATIO * before) current = best.language;
    return current;
  };
}

/**
 * The languages of manuals, including those in which they repeat themselves.
 * @param languageOf language of each passage of all manuals, from {@link createLanguageTracker}
 */
export function languagesOf(
  manuals: readonly Pick<IndexedManual, 'language' | 'firstPassage' | 'passageCount'>[],
  languageOf: readonly string[],
): string[] {
  const found = new Set(manuals.map(({ language }) => language));
  for (const { firstPassage, passageCount } of manuals) {
    const counts = new Map<string, number>();
    for (const language of languageOf.slice(firstPassage, firstPassage + passageCount))
      counts.set(language, (counts.get(language) ?? 0) + 1);
    for (const [language, count] of counts)
      if (count >= MIN_LANGUAGE_SHARE * passageCount) found.add(language);
  }
  return [...found];
}
