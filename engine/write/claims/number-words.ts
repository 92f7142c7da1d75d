import { whenNeeded } from '../../runtime/when-needed.ts';
import { wordsNamed } from '../../words/named-words.ts';
import { withoutAccents } from '../../words/whole-words.ts';

/** What the words of `numbers` in `small-words.tsv` count, in their order; "-" stands where a word means something else as well. */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000];

/** More words of English: what its sentences count with. */
const ENGLISH = new Map<string, number>([
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, i) => [word, 13 + i] as const,
  ),
  ['half', 0.5],
  ['dozen', 12],
  ['million', 1_000_000],
]);
const byLanguage = whenNeeded(
  () => new Map([...wordsNamed('numbers')].map(([language, words]) => [language, tableOf(words)] as const)),
);
const foreign = whenNeeded(
  () => new Map([...byLanguage().values()].reverse().flatMap((table) => [...table])),
);

function tableOf(words: readonly string[]): Map<string, number> {
  return new Map(
    words.flatMap((word, i) => (word === '-' ? [] : [[withoutAccents(word), VALUES[i] ?? 0] as const])),
  );
}

/** Words of other languages that mean something else in English. */
const englishToo = whenNeeded(() => new Set(wordsNamed('notNumbers').get('en')));
/** "zweiunddreißig" */
const GERMAN_TENS = /^(\p{L}+?)und(\p{L}+)$/u;
const COUNTED = /^(?:once|twice|thrice)$/;

/**
 * The value of a lower-case word without accents; null if it is no number. The text's own language comes first, but
 * words of all languages count, so that a number invented in another one is noticed.
 */
export function numberOfWord(word: string, language: string): number | null {
  const own = byLanguage().get(language)?.get(word);
  if (own !== undefined) return own;
  if (language === 'en' && englishToo().has(word)) return null;
  const known = ENGLISH.get(word) ?? foreign().get(word);
  if (known !== undefined) return known;
  return germanTens(word);
}

/** The value of a German word of ones before tens; null for any other. */
function germanTens(word: string): number | null {
  const [, ones = '', tens = ''] = GERMAN_TENS.exec(word) ?? [];
  const german = byLanguage().get('de');
  const [one, ten] = [ones === 'ein' ? 1 : (german?.get(ones) ?? 10), german?.get(tens) ?? 0];
  return one < 10 && ten >= 20 && ten < 100 ? one + ten : null;
}

/** How often "once", "twice" and "thrice" say; null for other words. */
export const timesOfWord = (word: string): number | null =>
  COUNTED.test(word) ? ['once', 'twice', 'thrice'].indexOf(word) + 1 : null;
