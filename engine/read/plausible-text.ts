import { commonWords } from '../document/language.ts';
import { FOLLOWERS } from './letter-pairs.ts';
import { isScriptNoise } from './script-noise.ts';

/** How much a text reads like one: "doubtful" ones are worth a second look, "garbled" ones are no words of any language. */
export type Plausibility = 'plausible' | 'doubtful' | 'garbled';

/** Shares of a text's words that are among the commonest of any language, below which it may be a list, or no text. */
const FEW_COMMON = 0.08;
/** Running text has a third; below this share a misread one may be, whose words are odd. */
const SOME_COMMON = 0.2;
const HARDLY_COMMON = 0.03;
/** Shares of the pairs of letters in its words that words hardly have. */
const ODD_PAIRS = 0.12;
const MISREAD_ODD_PAIRS = 0.15;
const VERY_ODD_PAIRS = 0.2;
/** Fewer words tell little, and then only what is very odd. */
const MIN_WORDS = 20;
const MIN_WORDS_AT_ALL = 8;
/** More of a page tells no more. */
const SAMPLE_CHARS = 4000;

/** Runs of Latin letters and digits; those with digits are codes. */
const RUNS = /[a-z\d\u00df-\u024f\u1e00-\u1eff]{2,}/g;
const DIGIT = /\d/;
const LETTERS = /\p{L}/gu;
const LATIN = /\p{sc=Latin}/gu;
/** Words of Latin letters in a text of other letters are names and units; they tell nothing of it. */
const MAINLY_LATIN = 0.5;

/** Share of the signs of a text that are neither letters nor digits, from which no language is written so. */
const MAX_SIGNS_SHARE = 0.55;
const MIN_SIGNS = 50;
/** What leads to the number of a page, with blanks or without; a font whose signs nobody knows is shown as bullets. */
const LEADERS = /([^\p{L}\p{N}\s•])(?:\s?\1){2,}/gu;

const PAIRS = new Set(Object.entries(FOLLOWERS).flatMap(([a, others]) => [...others].map((b) => a + b)));

/**
 * Tells whether a text layer holds what is printed, or what a font without a right character map made of it. Of
 * scripts other than Latin the letters are judged, not the words.
 */
export function judgeText(text: string): Plausibility {
  const sample = text.slice(0, SAMPLE_CHARS);
  if (isScriptNoise(sample)) return 'garbled';
  const words = (sample.toLowerCase().match(RUNS) ?? []).filter((run) => !DIGIT.test(run));
  const common = words.filter((word) => commonWords().has(word)).length / Math.max(1, words.length);
  if (common >= SOME_COMMON) return 'plausible';
  if (!isMainlyLatin(sample)) return isMostlySigns(sample) ? 'garbled' : 'plausible';
  if (common >= FEW_COMMON)
    return words.length >= MIN_WORDS && shareOfOddPairs(words) >= MISREAD_ODD_PAIRS
      ? 'doubtful'
      : 'plausible';
  if (isMostlySigns(sample)) return 'garbled';
  if (words.length < MIN_WORDS_AT_ALL) return 'plausible';
  const odd = shareOfOddPairs(words);
  if (odd >= VERY_ODD_PAIRS && common < HARDLY_COMMON) return 'garbled';
  return odd >= ODD_PAIRS && words.length >= MIN_WORDS ? 'doubtful' : 'plausible';
}

const isMainlyLatin = (text: string): boolean =>
  (text.match(LATIN)?.length ?? 0) >= MAINLY_LATIN * (text.match(LETTERS)?.length ?? 0);

/** Each word counts once: a code that a table repeats says no more than one. */
function shareOfOddPairs(words: readonly string[]): number {
  let pairs = 0;
  let odd = 0;
  for (const word of new Set(words)) {
    const letters = word.normalize('NFD').replace(/[^a-z]/g, '');
    for (let index = 0; index + 1 < letters.length; index += 1) {
      pairs += 1;
      if (!PAIRS.has(letters.slice(index, index + 2))) odd += 1;
    }
  }
  return odd / Math.max(1, pairs);
}

function isMostlySigns(text: string): boolean {
  const visible = text.replace(LEADERS, '').replace(/\s+/g, '');
  if (visible.length < MIN_SIGNS) return false;
  const signs = visible.replace(/[\p{L}\p{N}\p{M}]/gu, '').length;
  return signs > MAX_SIGNS_SHARE * visible.length;
}

/** Share of the words of `text` that `other` has too, in any order: how far two readers of one page agree. */
export function shareOfWords(text: string, other: string): number {
  const words = wordsOf(text);
  const known = new Set(wordsOf(other));
  return words.filter((word) => known.has(word)).length / Math.max(1, words.length);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
