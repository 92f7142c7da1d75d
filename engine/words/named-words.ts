import { whenNeededFor } from '../runtime/when-needed.ts';
import { languagesIn } from './languages.ts';
import { WORD_END, WORD_START } from './letters.ts';
import { readTable, WordsError } from './table.ts';
import { NAMES, type NamedTable } from './tables-of-forms.ts';

type NameIn<T extends NamedTable> = (typeof NAMES)[T][number];

/** The forms of a language by name, those of one name parted by "|", as in a regular expression. */
export type NamedWords<T extends NamedTable> = Readonly<
  { [Name in NameIn<T> as Name extends `${string}?` ? never : Name]: string } & {
    [Name in NameIn<T> as Name extends `${infer Own}?` ? Own : never]?: string;
  }
>;

/** Where several languages fit equally, the first of these counts: English, which is tried with any manual, and then the more usual. */
const ORDER = 'en de fr es it nl pt da sv nb fi hu ro pl cs tr ru uk zh ja ko th'.split(' ');
const placeOf = (code: string): number => (ORDER.includes(code) ? ORDER.indexOf(code) : ORDER.length);
const inOrder = (codes: readonly string[]): string[] => codes.toSorted((a, b) => placeOf(a) - placeOf(b));

/**
 * What a table holds of each language that has it, by ISO 639-1 code, the more usual languages first.
 *
 * @param folder of all languages, with a slash at its end
 * @throws {WordsError} for a name that is missing or is none of the table's
 */
export function readNamedWords<T extends NamedTable>(
  table: T,
  folder: URL,
): ReadonlyMap<string, NamedWords<T>> {
  return new Map(
    inOrder(languagesIn(folder)).flatMap((code) => {
      const words = readNamed(new URL(`${code}/`, folder), table);
      return words === null ? [] : [[code, words] as const];
    }),
  );
}

/**
 * The expression of forms in which ‹…› stands for whole words, whatever their case: `\\b` takes "ä" for no letter.
 */
export const wordForms = (forms: string): RegExp => new RegExp(withWholeWords(forms), 'iu');

const withWholeWords = (forms: string): string =>
  forms.replaceAll('‹', `${WORD_START}(?:`).replaceAll('›', `)${WORD_END}`);

/** @throws {WordsError} for forms that make no expression, which would only be seen when a customer asks */
function checkForms(forms: string): void {
  try {
    new RegExp(`(?:${withWholeWords(forms)})`, 'iu');
  } catch (error) {
    throw new WordsError(String(error));
  }
}

/** The words that `small-words.tsv` has under a name, by ISO 639-1 code. */
export const wordsNamed = (name: keyof NamedWords<'small-words'>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...namedWords('small-words')].flatMap(([code, words]) => {
      const own = words[name];
      return own === undefined ? [] : [[code, own.split(/[ |]/)] as const];
    }),
  );

/** The forms of a name in all languages, parted by "|"; a pattern that fits nothing if no language has it. */
export function formsOfAll<T extends NamedTable>(table: T, name: keyof NamedWords<T>): string {
  const forms = [...namedWords(table).values()].map((words) => words[name] as string | undefined);
  return forms.filter((form) => form !== undefined).join('|') || '(?!)';
}

const known = whenNeededFor((table: NamedTable) => readNamedWords(table, new URL('./', import.meta.url)));

/** {@link readNamedWords} of the languages that the engine knows, read once. */
export const namedWords = <T extends NamedTable>(table: T): ReadonlyMap<string, NamedWords<T>> =>
  known(table) as ReadonlyMap<string, NamedWords<T>>;

/** What a table holds of one language; null for a language without it. Rows of one name are joined. */
export function readNamed<T extends NamedTable>(folder: URL, table: T): NamedWords<T> | null {
  const names: readonly string[] = NAMES[table];
  const words: Record<string, string> = {};
  readTable(folder, table, ([of = '', forms = '']) => {
    if (!names.includes(of) && !names.includes(`${of}?`))
      throw new WordsError(`There is nothing called “${of}”.`);
    checkForms(forms);
    words[of] = words[of] === undefined ? forms : `${words[of]}|${forms}`;
  });
  if (Object.keys(words).length === 0) return null;
  const missing = names.find((name) => !name.endsWith('?') && words[name] === undefined);
  if (missing !== undefined)
    throw new WordsError(`${table}.tsv in ${folder.pathname} has no row “${missing}”.`);
  return words as NamedWords<T>;
}
