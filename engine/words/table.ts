import { readWordsFile } from './files.ts';
import { NAMES, type NamedTable } from './tables-of-forms.ts';

/** A file of a language that does not keep the schema. The message names the file and the line. */
export class WordsError extends Error {}

/** Tables with columns of their own. */
const PLAIN = {
  everyday: ['word'],
  synonyms: ['words'],
  lexicon: ['said', 'printed'],
  sayings: ['said', 'written'],
  complaints: ['said', 'written', 'names its subject'],
  names: ['of', 'pattern'],
  patterns: ['name', 'pattern'],
  measures: ['words'],
  forms: ['words'],
  irregular: ['words'],
  'phrasal-verbs': ['said', 'printed'],
  contraries: ['one', 'contrary'],
  spellings: ['british', 'american'],
  interchangeable: ['words', 'unless told apart'],
  subjects: ['words', 'hints', 'minor'],
} as const;

export type TableName = keyof typeof PLAIN | NamedTable;

const OF_FORMS: readonly string[] = ['of', 'forms'];

/** The tables of a language and their columns: the schema of `engine/words`. */
export const TABLES: ReadonlyMap<TableName, readonly string[]> = new Map<TableName, readonly string[]>([
  ...(Object.entries(PLAIN) as [keyof typeof PLAIN, readonly string[]][]),
  ...(Object.keys(NAMES) as NamedTable[]).map((name) => [name, OF_FORMS] as const),
]);

/** Those that make a language one whose customers' talk is known; it may do without each of the others. */
const NEEDED: ReadonlySet<TableName> = new Set([
  'everyday',
  'synonyms',
  'lexicon',
  'sayings',
  'complaints',
  'names',
]);

/**
 * Reads one table of a language: tab-separated values in UTF-8, the names of its columns in the first line.
 *
 * @param folder of the language, with a slash at its end
 * @param make what a row is, from its cells and its place; a `WordsError` of its own gets the place
 * @throws {WordsError} with file and line, if the file is missing, has other columns, or a row with an empty cell or another number of cells
 */
export function readTable<T>(
  folder: URL,
  name: TableName,
  make: (cells: readonly string[], place: string) => T,
): T[] {
  const url = new URL(`${name}.tsv`, folder);
  const text = readWordsFile(url);
  if (text === null) {
    if (!NEEDED.has(name)) return [];
    throw new WordsError(`${url.pathname} is missing.`);
  }
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = TABLES.get(name) ?? [];
  if (/^\ufeff|\r$/.test(header))
    throw new WordsError(
      `${url.pathname} must be in UTF-8 without a byte order mark, its lines ended by LF alone.`,
    );
  if (header !== columns.join('\t'))
    throw new WordsError(
      `${url.pathname}:1 must name the columns ${columns.join(', ')}, a tab between them.`,
    );
  return lines.map((line, at) => {
    const cells = line.split('\t');
    const place = `${url.pathname}:${at + 2}`;
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() === ''))
      throw new WordsError(
        `${place} must have ${columns.length} cells with text, a tab between them; it has ${cells.filter((cell) => cell.trim() !== '').length}.`,
      );
    try {
      return make(cells, place);
    } catch (error) {
      throw error instanceof WordsError ? new WordsError(`${place}: ${error.message}`) : error;
    }
  });
}
