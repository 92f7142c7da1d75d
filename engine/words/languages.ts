import { hasWordsFile, listWordsFolder } from './files.ts';
import type { LanguageWords } from './language-words.ts';
import { readLanguage } from './read-language.ts';

/** Named by the ISO 639-1 code of the language. */
const LANGUAGE_FOLDER = /^[a-z]{2}$/;

/** The languages that have a folder in `folder`, by ISO 639-1 code. */
export const languagesIn = (folder: URL): string[] =>
  listWordsFolder(folder)
    .filter((name) => LANGUAGE_FOLDER.test(name))
    .sort();

/**
 * The words of every language in `folder` whose customers' talk is known, by ISO 639-1 code. Of others no more is known than the tables
 * that `named-words.ts` reads.
 *
 * @param folder with a slash at its end
 */
export const readLanguages = (folder: URL): ReadonlyMap<string, LanguageWords> =>
  new Map(
    languagesIn(folder)
      .filter((code) => hasWordsFile(new URL(`${code}/everyday.tsv`, folder)))
      .map((code) => [code, readLanguage(new URL(`${code}/`, folder))]),
  );

/** How customers of a language talk of devices, by ISO 639-1 code; of other languages nothing is known. */
export const WORDS: ReadonlyMap<string, LanguageWords> = readLanguages(new URL('./', import.meta.url));
