import { languagesIn } from './languages.ts';
import { readTable, WordsError } from './table.ts';

/** Tables of `of` and `forms`: what each holds of a language. A name with a question mark may be missing. */
export const NAMES = {
  /** How a language asks whether something may be done, forbids, allows, and says yes and no. */
  'yes-no': ['yes', 'no', 'asksLeave', 'denies', 'allows', 'limits', 'either?'],
  /** How a language joins two questions in one sentence. */
  'several-questions': ['asking', 'tells', 'degree', 'verbFirst', 'and', 'or', 'also', 'back'],
} as const;

export type NamedTable = keyof typeof NAMES;
type NameIn<T extends NamedTable> = (typeof NAMES)[T][number];

/** The forms of a language by name, those of one name parted by "|", as in a regular expression. */
export type NamedWords<T extends NamedTable> = Readonly<
  { [Name in NameIn<T> as Name extends `${string}?` ? never : Name]: string } & {
    [Name in NameIn<T> as Name extends `${infer Own}?` ? Own : never]?: string;
  }
>;

/** English first: its words are tried with manuals of any language. */
const inOrder = (codes: readonly string[]): string[] =>
  codes.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));

/**
 * What a table holds of each language that has it, by ISO 639-1 code, English first.
 *
 * @param folder of all languages, with a slash at its end
 * @throws {WordsError} for a name that is missing or is none of the table's
 */
export function namedWords<T extends NamedTable>(
  table: T,
  folder: URL = new URL('./', import.meta.url),
): ReadonlyMap<string, NamedWords<T>> {
  return new Map(
    inOrder(languagesIn(folder)).flatMap((code) => {
      const words = readNamed(new URL(`${code}/`, folder), table);
      return words === null ? [] : [[code, words] as const];
    }),
  );
}

/** @throws {WordsError} for forms that make no expression, which would only be seen when a customer asks */
function checkForms(forms: string): void {
  try {
    new RegExp(`(?:${forms})`, 'iu');
  } catch (error) {
    throw new WordsError(String(error));
  }
}

/** The forms of a name in all languages, parted by "|"; a pattern that fits nothing where no language has any. */
export function formsOfAll<T extends NamedTable>(table: T, name: keyof NamedWords<T>): string {
  const forms = [...namedWords(table).values()].map((words) => words[name] as string | undefined);
  return forms.filter((form) => form !== undefined).join('|') || '(?!)';
}

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
