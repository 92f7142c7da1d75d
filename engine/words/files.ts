/** Where the tables of words are read: from the folders beside this file. A program without files has a module of its own in its place. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The text of a file; null if there is none. */
export const readWordsFile = (file: URL): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/** The names of what is in a folder. */
export const listWordsFolder = (folder: URL): readonly string[] => readdirSync(folder);

/** Whether there is such a file. */
export const hasWordsFile = (file: URL): boolean => existsSync(file);
