import { readdirSync } from 'node:fs';
import type { LanguageWords } from './language-words.ts';
import { readLanguage } from './read-language.ts';

/** Named by the ISO 639-1 code of the language. */
const LANGUAGE_FOLDER = /^[a-z]{2}$/;

/**
 * The words of every language that has a folder in `folder`, by ISO 639-1 code.
 *
 * @param folder with a slash at its end
 */
export const readLanguages = (folder: URL): ReadonlyMap<string, LanguageWords> =>
  new Map(
    readdirSync(folder)
      .filter((name) => LANGUAGE_FOLDER.test(name))
      .sort()
      .map((code) => [code, readLanguage(new URL(`${code}/`, folder))]),
  );

/** How customers of a language talk of devices, by ISO 639-1 code; of other languages nothing is known. */
export const WORDS: ReadonlyMap<string, LanguageWords> = readLanguages(new URL('./', import.meta.url));
