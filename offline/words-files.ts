/** Stands in the place of engine/words/files.ts: the tables of all languages are part of the program. */
import { tables } from 'manualist:words';

/** "en/synonyms.tsv": a table is known by its folder and its name, wherever the folder is said to be. */
const nameOf = (file: URL): string => file.pathname.split('/').slice(-2).join('/');

export const readWordsFile = (file: URL): string | null => tables[nameOf(file)] ?? null;

export const hasWordsFile = (file: URL): boolean => nameOf(file) in tables;

export const listWordsFolder = (_: URL): readonly string[] => [
  ...new Set(Object.keys(tables).map((name) => name.slice(0, name.indexOf('/')))),
];
