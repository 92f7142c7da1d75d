import { whenNeeded, whenNeededEach } from '../runtime/when-needed.ts';
import { expandPattern } from './expand-pattern.ts';
import type { LanguageWords, LexiconEntry } from './language-words.ts';
import { readTable, type TableName, WordsError } from './table.ts';
import { type WordPattern, wholeWords } from './whole-words.ts';

/**
 * The words of one language, each table read when it is first needed.
 *
 * @param folder of the language, with a slash at its end
 * @throws {WordsError} whoever asks for a table that does not keep the schema of `table.ts`
 */
export function readLanguage(folder: URL): LanguageWords {
  const groups = (table: TableName) => (): string[][] =>
    readTable(folder, table, ([words = '']) => words.split(' '));
  const entries = (table: TableName) => (): LexiconEntry[] =>
    readTable(folder, table, ([said = '', printed = '']) => ({ said, printed: printed.split(' ') }));
  const pairs = (table: TableName) => (): [string, string][] =>
    readTable(folder, table, ([one = '', other = '']) => [one, other]);
  const parts = whenNeeded(() => readParts(folder));
  const names = whenNeeded(
    () => new Map(readTable(folder, 'names', ([of = '', pattern = '']) => [of, pattern] as const)),
  );
  const nameOf = (of: string): string => {
    const pattern = names().get(of);
    if (pattern === undefined) throw new WordsError(`names.tsv in ${folder.pathname} has no row “${of}”.`);
    return pattern;
  };
  const patternOf = (text: string, place: string): WordPattern =>
    placed(wholeWords`${expandPattern(text, parts())}`, place);
  return whenNeededEach<LanguageWords>({
    everyday: () => readTable(folder, 'everyday', ([word = '']) => word),
    synonyms: groups('synonyms'),
    measures: groups('measures'),
    forms: groups('forms'),
    irregular: groups('irregular'),
    lexicon: entries('lexicon'),
    phrasalVerbs: entries('phrasal-verbs'),
    contraries: pairs('contraries'),
    spellings: pairs('spellings'),
    interchangeable: () =>
      readTable(folder, 'interchangeable', ([words = '', unlessToldApart = '']) => ({
        words: words.split(' '),
        unlessToldApart: yesOrNo('unless told apart', unlessToldApart),
      })),
    subjects: () =>
      readTable(folder, 'subjects', ([words = '', hints = '', minor = '']) => ({
        words: words.split(' '),
        hints: hints.split(' '),
        isMinor: yesOrNo('minor', minor),
      })),
    sayings: () =>
      readTable(folder, 'sayings', ([said = '', written = ''], place) => ({
        said: patternOf(said, place),
        written: written.split(' || ').flatMap(wordingsOf),
      })),
    complaints: () =>
      readTable(folder, 'complaints', ([said = '', written = '', isNamed = ''], place) => ({
        said: patternOf(said, place),
        written: patternOf(written, place),
        isNamed: yesOrNo('names its subject', isNamed),
      })),
    products: () => nameOf('products').split('|'),
    faults: () => nameOf('faults'),
    prices: () => nameOf('prices'),
    amounts: () => nameOf('amounts'),
  });
}

/** A pattern that names its place where it makes no expression, which is only seen when it is first tried. */
function placed({ exec, test }: WordPattern, place: string): WordPattern {
  const named = <T>(attempt: () => T): T => {
    try {
      return attempt();
    } catch (error) {
      throw error instanceof SyntaxError ? new WordsError(`${place}: ${error.message}`) : error;
    }
  };
  return { exec: (text) => named(() => exec(text)), test: (text) => named(() => test(text)) };
}

/** The parts of patterns by name; a part may hold those above it. */
function readParts(folder: URL): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  readTable(folder, 'patterns', ([name = '', pattern = '']) =>
    parts.set(name, expandPattern(pattern, parts)),
  );
  return parts;
}

/** One wording for each of the phrases in brackets: "$& [weight | mass]" is "$& [weight]" and "$& [mass]". */
function wordingsOf(written: string): string[] {
  const [whole, before = '', phrases] = /^([^[]*)\[([^\]]+)\]$/.exec(written) ?? [];
  if (whole === undefined || phrases === undefined) return [written];
  return phrases.split(' | ').map((phrase) => `${before}[${phrase}]`);
}

function yesOrNo(column: string, cell: string): boolean {
  if (cell !== 'yes' && cell !== 'no') throw new WordsError(`“${column}” must be yes or no.`);
  return cell === 'yes';
}
