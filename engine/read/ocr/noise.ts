import type { RecognizedWord } from './tsv.ts';

/** Words that the recogniser is less sure of than this, in per cent, are noise of pictures. */
export const MIN_CONFIDENCE = 30;
/** Short words that it is less sure of than this, side by side, are the dots of leaders. */
export const SURE = 60;
const MAX_NOISE_CHARS = 5;

/** Most unsure words side by side in a line of words that the recogniser is very sure of. */
const MAX_UNSURE_WORDS = 4;
const VERY_SURE = 80;
/** Sure words of a line, and characters of its last word, from which on that word is no leader. */
const MIN_SURE_WORDS = 6;
const MIN_LAST_CHARS = 3;

const LETTER = /\p{L}/u;
const LEGIBLE = /[\p{L}\p{N}]/u;
/** At the beginning of a line: a sign in the margin is taken for a capital, a bullet for something else. */
const MARGINAL = /^\p{Lu}$/u;
/** What leaders lead to. */
const PAGE_NUMBER = /^(?:\d{1,4}|[ivxl]{1,5})$/i;

/** The words of a line without what was taken for words; where that stood between them, the next one is `afterLeaders`. */
export function withoutNoise(words: readonly RecognizedWord[]): RecognizedWord[] {
  const isDoubtful = (word: RecognizedWord | undefined): boolean =>
    word !== undefined && word.confidence < SURE && word.text.length <= MAX_NOISE_CHARS;
  const isNoise = (word: RecognizedWord, i: number): boolean =>
    word.confidence < MIN_CONFIDENCE ||
    (isDoubtful(word) && (isDoubtful(words[i - 1]) || isDoubtful(words[i + 1])));
  const noise = words.map(isNoise);
  for (const [start, end] of runsOf(noise)) {
    if (!isAmidText(words, start, end)) continue;
    for (let i = start; i < end; i++) noise[i] = !isLegible(words[i], i);
  }
  return words.flatMap((word, i) => {
    if (noise[i]) return [];
    return [noise[i - 1] && PAGE_NUMBER.test(word.text) ? { ...word, afterLeaders: true } : word];
  });
}

/** Whether the words from `start` to `end` (exclusive) are a few within a line of text, badly printed or rare as they may be. */
function isAmidText(words: readonly RecognizedWord[], start: number, end: number): boolean {
  const isVerySure = ({ confidence }: RecognizedWord): boolean => confidence >= VERY_SURE;
  const next = words[end];
  if (next) return end - start <= MAX_UNSURE_WORDS && isVerySure(next) && LETTER.test(next.text);
  const [last, ...others] = words.slice(start, end);
  const isLong = last !== undefined && others.length === 0 && last.text.length >= MIN_LAST_CHARS;
  return isLong && LETTER.test(last.text) && words.filter(isVerySure).length >= MIN_SURE_WORDS;
}

function isLegible(word: RecognizedWord | undefined, i: number): boolean {
  if (word === undefined) return false;
  return i === 0 ? !MARGINAL.test(word.text) : LEGIBLE.test(word.text);
}

/** Where `true` stands in a row: [start, end) of each run. */
function runsOf(flags: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [i, flag] of flags.entries()) {
    const last = runs.at(-1);
    if (flag && last?.[1] === i) last[1] = i + 1;
    else if (flag) runs.push([i, i + 1]);
  }
  return runs;
}
