/**
 * What the analysis of text depends on the language for. English is complete; other languages have their stop
 * words and no stemmer yet: a new one is a row of `STEMMERS`.
 */
import stemEnglish from 'wink-porter2-stemmer';
import { foldSpelling } from './spelling.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Language-dependent part of the analysis; all functions take lower-case words. */
export type Language = {
  /** ISO 639-1. */
  code: string;
  stopWords: ReadonlySet<string>;
  isStopWord(word: string): boolean;
  /** Word → the form that is indexed. */
  stem(word: string): string;
};

const NO_STOP_WORDS: ReadonlySet<string> = new Set();

const STEMMERS: ReadonlyMap<string, (word: string) => string> = new Map([
  ['en', (word: string) => stemEnglish(foldSpelling(word))],
]);

const languages = new Map<string, Language>();

/** The language of an ISO 639-1 code; one nobody has prepared is analysed without stop words and stemming. */
export function languageOf(code: string): Language {
  const known = languages.get(code);
  if (known !== undefined) return known;
  const stopWords = STOP_WORDS.get(code) ?? NO_STOP_WORDS;
  const stem = STEMMERS.get(code) ?? ((word: string) => word);
  const language: Language = {
    code,
    stopWords,
    isStopWord: (word) => stopWords.has(word),
    stem: remember(stem),
  };
  // Codes come from outside: only the prepared ones are kept, so that the map cannot grow without end.
  if (STOP_WORDS.has(code)) languages.set(code, language);
  return language;
}

const MAX_REMEMBERED = 20_000;

/** Stemming costs more than a look-up, and a manual repeats its words. */
function remember(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    if (stems.size >= MAX_REMEMBERED) stems.clear();
    const made = stem(word);
    stems.set(word, made);
    return made;
  };
}
