import { whenNeededFor } from '../runtime/when-needed.ts';
import { languagesIn } from './languages.ts';
import { WORD_END, WORD_START } from './letters.ts';
import { readTable, WordsError } from './table.ts';

/** Kinds of emergency: a language need not have words of each. */
const OPTIONAL_KINDS = [
  'fire?',
  'gas?',
  'shock?',
  'battery?',
  'chemical?',
  'swallowed?',
  'injury?',
  'child?',
] as const;

/** Tables of `of` and `forms`: what each holds of a language. A name with a question mark may be missing. */
export const NAMES = {
  /** How a language asks whether something may be done, forbids, allows, and says yes and no. */
  'yes-no': ['yes', 'no', 'asksLeave', 'denies', 'allows', 'limits', 'either?'],
  /** How a language joins two questions in one sentence. */
  'several-questions': ['asking', 'tells', 'degree', 'verbFirst', 'and', 'or', 'also', 'back'],
  /** How it asks for what must not be done, and what leads in a clause that tells of a fault. */
  'forbidden-questions': ['asking', 'forbidden', 'clause'],
  /** How it asks how two things differ. */
  comparisons: ['before', 'between', 'opening?', 'differs?', 'article?'],
  /** Words without a subject of their own, blanks between them: see {@link wordsNamed}. */
  'small-words': [
    'stop?',
    'commonest?',
    'empty?',
    'pointing?',
    'numbers?',
    'inAnyManual?',
    'headingVerbs?',
    'furtherVerbs?',
  ],
  /** What manuals print around their text: labels of figures, prohibitions, words that no title ends with. */
  printed: ['figure?', 'table?', 'example?', 'forbids?', 'ties?'],
  /** What is looked for in a manual that is checked. */
  'manual-checks': [
    'fault',
    'harm',
    'safety',
    'liability',
    'page',
    'section',
    'elsewhere',
    'legal',
    'unplaced',
  ],
  /** How a language wraps a question. */
  chatter: [
    'opening',
    'addressed',
    'closing',
    'agreeing',
    'anywhere',
    'introducing',
    'papers',
    'asking',
    'number?',
  ],
  /** How it puts a question. */
  questions: ['howTo', 'symptom', 'place', 'meaning', 'sign', 'yesNo'],
  /** How it asks for amounts, and for what is known by its form. */
  'amount-questions': [
    'which',
    'howMany',
    'howOften',
    'repeated?',
    'partNumber?',
    'phone?',
    'mail?',
    'hours?',
    'mass?',
    'loudness?',
    'temperature?',
    'length?',
    'length volume?',
    'length time?',
    'time?',
    'time length?',
    'time speed?',
    'volume mass?',
  ],
  /** How people tell of emergencies, by kind. */
  emergencies: [...OPTIONAL_KINDS],
  /** How manuals say what to do in emergencies. */
  'emergency-instructions': ['conditions', ...OPTIONAL_KINDS, 'reactions', 'headings'],
  /** What chapters about the first use are called and asked, and what headings name a task. */
  starters: [
    'firstUse',
    'askFirstUse',
    'start',
    'askStart',
    'setUp',
    'askSetUp',
    'task?',
    'askTask?',
    'askCaution?',
  ],
  /** Signal words of safety labels and notes, by ANSI Z535.6 level. */
  'signal-words': ['danger?', 'warning?', 'caution?', 'notice?', 'aside?', 'hazard?'],
  /** How instructions begin. */
  instructions: [
    'opening?',
    'openingAsWritten?',
    'infinitives?',
    'endings?',
    'forms?',
    'negation?',
    'reflexive?',
  ],
} as const;

export type NamedTable = keyof typeof NAMES;
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

/** The forms of a name in all languages, parted by "|"; a pattern that fits nothing where no language has any. */
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
