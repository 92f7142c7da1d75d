import { whenNeeded } from '../runtime/when-needed.ts';
import { expandPattern } from './expand-pattern.ts';
import type { Complaint, LanguageWords, LexiconEntry, Saying } from './language-words.ts';
import { readTable, type TableName, WordsError } from './table.ts';
import { wholeWords } from './whole-words.ts';

const NAMES = ['products', 'faults', 'prices', 'amounts'] as const;

/**
 * The words of one language, each table read when it is first needed.
 *
 * @param folder of the language, with a slash at its end
 * @throws {WordsError} whoever asks for a table that does not keep the schema of `table.ts`
 */
export function readLanguage(folder: URL): LanguageWords {
  const groups = (table: TableName) =>
    whenNeeded(() => readTable(folder, table).map(({ cells: [words = ''] }) => words.split(' ')));
  const parts = whenNeeded(() => readParts(folder));
  const tables = {
    everyday: whenNeeded(() => readTable(folder, 'everyday').map(({ cells: [word = ''] }) => word)),
    synonyms: groups('synonyms'),
    measures: groups('measures'),
    forms: groups('forms'),
    lexicon: whenNeeded(() => readTable(folder, 'lexicon').map(readEntry)),
    sayings: whenNeeded(() => readTable(folder, 'sayings').map(({ cells }) => readSaying(cells, parts()))),
    complaints: whenNeeded(() =>
      readTable(folder, 'complaints').map(({ cells }) => readComplaint(cells, parts())),
    ),
  };
  const names = whenNeeded(() => readNames(folder));
  return {
    get everyday() {
      return tables.everyday();
    },
    get synonyms() {
      return tables.synonyms();
    },
    get measures() {
      return tables.measures();
    },
    get forms() {
      return tables.forms();
    },
    get lexicon() {
      return tables.lexicon();
    },
    get sayings() {
      return tables.sayings();
    },
    get complaints() {
      return tables.complaints();
    },
    get products() {
      return names().products.split('|');
    },
    get faults() {
      return names().faults;
    },
    get prices() {
      return names().prices;
    },
    get amounts() {
      return names().amounts;
    },
  };
}

const readEntry = ({ cells: [said = '', printed = ''] }: { cells: readonly string[] }): LexiconEntry => ({
  said,
  printed: printed.split(' '),
});

/** The parts of patterns by name; a part may hold those above it. */
function readParts(folder: URL): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const {
    cells: [name = '', pattern = ''],
  } of readTable(folder, 'patterns')) {
    parts.set(name, expandPattern(pattern, parts));
  }
  return parts;
}

function readSaying(
  [said = '', written = '']: readonly string[],
  parts: ReadonlyMap<string, string>,
): Saying {
  return {
    said: wholeWords`${expandPattern(said, parts)}`,
    written: written.split(' || ').flatMap(wordingsOf),
  };
}

/** One wording for each of the phrases in brackets: "$& [weight | mass]" is "$& [weight]" and "$& [mass]". */
function wordingsOf(written: string): string[] {
  const [whole, before = '', phrases] = /^([^[]*)\[([^\]]+)\]$/.exec(written) ?? [];
  if (whole === undefined || phrases === undefined) return [written];
  return phrases.split(' | ').map((phrase) => `${before}[${phrase}]`);
}

function readComplaint(
  [said = '', written = '', names = '']: readonly string[],
  parts: ReadonlyMap<string, string>,
): Complaint {
  if (names !== 'yes' && names !== 'no')
    throw new WordsError(`“names its subject” of the complaint “${said}” must be yes or no.`);
  return {
    said: wholeWords`${expandPattern(said, parts)}`,
    written: wholeWords`${expandPattern(written, parts)}`,
    isNamed: names === 'yes',
  };
}

function readNames(folder: URL): Readonly<Record<(typeof NAMES)[number], string>> {
  const rows = new Map(readTable(folder, 'names').map(({ cells: [of = '', pattern = ''] }) => [of, pattern]));
  const nameOf = (of: (typeof NAMES)[number]): string => {
    const pattern = rows.get(of);
    if (pattern === undefined) throw new WordsError(`names.tsv in ${folder.pathname} has no row “${of}”.`);
    return pattern;
  };
  return {
    products: nameOf('products'),
    faults: nameOf('faults'),
    prices: nameOf('prices'),
    amounts: nameOf('amounts'),
  };
}
