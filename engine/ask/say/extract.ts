import { type ManualIndex, SEGMENT, segmentTerms } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import { type Stretch, splitSentences } from '../../structure/sentences.ts';
import { overlap, type TermWeights } from '../find/sentence-score.ts';
import { anchorOf } from './anchor.ts';

/** Characters `start` to `end` of a passage's text; `anchor` is where the sentence that answers best begins. */
export type Extract = { start: number; end: number; anchor: number };

/** Sentences after the best one are preferred to those before it: steps and details follow their lead-in. */
const FORWARD = 0.6;
const BACKWARD = 0.15;
/** A sentence that would make the extract longer than this share of the budget is left out. */
const MAX_OVERRUN = 1.2;
const MAX_PIECES = 3;
/** Index term of a code: "e04", "f12a". */
const CODE = /^\p{L}{1,3}\d{1,4}\p{L}?$/u;

/**
 * What an extract is to hold: words by their weight, at most about `maxWords` of text, one of the `decisive` terms.
 * `gainOf` says what the words of a sentence count for what it is.
 */
export type ExtractWish = {
  weights: TermWeights;
  maxWords: number;
  decisive?: readonly number[];
  gainOf?: (sentence: string) => number;
};

/**
 * The stretch of whole sentences around the one that answers best. If the passage holds a decisive term, it begins with
 * the sentence or item that does, and ends before the item of another code. Null for a passage without text.
 */
export function extractWindow(
  index: ManualIndex,
  passage: number,
  { weights, maxWords, decisive = [], gainOf = () => 1 }: ExtractWish,
): Extract | null {
  const text = index.passages[passage]?.text ?? '';
  const sentences = splitSentences(text);
  const all = sentences.map(
    ({ start, end }, i) => scoreSentence(index, passage, i, weights) * gainOf(text.slice(start, end)),
  );
  const item = itemOf(index, passage, sentences.length, decisive);
  const scores = item === null ? all : all.map((score, i) => (item.holds(i) ? score : 0));
  const anchor = indexOfMax(scores);
  const best = sentences[anchor];
  if (best === undefined) return null;
  if (item !== null) {
    const last = growItem(sentences, text, anchor, item.endsBefore, maxWords);
    return {
      start: best.start,
      end: sentences[last]?.end ?? best.end,
      anchor: anchorOf(index, passage, best, weights),
    };
  }
  const { first, last } = grow(
    sentences.map(({ start, end }) => countWords(text.slice(start, end))),
    scores,
    anchor,
    maxWords,
  );
  return {
    start: sentences[startOfSentence(text, sentences, first)]?.start ?? best.start,
    end: sentences[last]?.end ?? best.end,
    anchor: anchorOf(index, passage, best, weights),
  };
}

type Item = { holds: (sentence: number) => boolean; endsBefore: (sentence: number) => boolean };

/** Which sentences hold a decisive term, and which begin with another code; null if none holds one. */
function itemOf(
  index: ManualIndex,
  passage: number,
  sentences: number,
  decisive: readonly number[],
): Item | null {
  const terms = (i: number) => segmentTerms(index, passage, SEGMENT.firstSentence + i);
  const holds = (i: number) => terms(i).some((term) => decisive.includes(term));
  if (!Array.from({ length: sentences }, (_, i) => i).some(holds)) return null;
  const endsBefore = (i: number) => {
    const [first] = terms(i);
    return first !== undefined && !decisive.includes(first) && CODE.test(index.vocabulary[first] ?? '');
  };
  return { holds, endsBefore };
}

function growItem(
  sentences: readonly Stretch[],
  text: string,
  anchor: number,
  endsBefore: Item['endsBefore'],
  maxWords: number,
): number {
  const wordsTo = (last: number) =>
    countWords(text.slice(sentences[anchor]?.start ?? 0, sentences[last]?.end ?? 0));
  let last = anchor;
  while (last + 1 < sentences.length && !endsBefore(last + 1) && wordsTo(last + 1) <= maxWords) last += 1;
  return last;
}

/** Lines that break inside a sentence make pieces of it: an extract begins with the first of them. */
function startOfSentence(text: string, sentences: readonly Stretch[], first: number): number {
  const goesOn = (i: number) => {
    const at = sentences[i]?.start ?? 0;
    return (
      /^\p{Ll}/u.test(text.slice(at, at + 2)) && !/[.!?:;]\s*$/.test(text.slice(Math.max(0, at - 4), at))
    );
  };
  let start = first;
  while (start > 0 && first - start < MAX_PIECES && goesOn(start)) start -= 1;
  return start;
}

function grow(
  words: readonly number[],
  scores: readonly number[],
  anchor: number,
  maxWords: number,
): { first: number; last: number } {
  const bonus = scores[anchor] || 1;
  let [first, last, total] = [anchor, anchor, words[anchor] ?? 0];
  const fits = (i: number) => i >= 0 && i < words.length && total + (words[i] ?? 0) <= maxWords * MAX_OVERRUN;
  while (total < maxWords) {
    const after = fits(last + 1) ? (scores[last + 1] ?? 0) + FORWARD * bonus : -1;
    const before = fits(first - 1) ? (scores[first - 1] ?? 0) + BACKWARD * bonus : -1;
    if (after < 0 && before < 0) break;
    if (after >= before) last += 1;
    else first -= 1;
    total += words[after >= before ? last : first] ?? 0;
  }
  return { first, last };
}

function scoreSentence(index: ManualIndex, passage: number, sentence: number, weights: TermWeights): number {
  const terms = segmentTerms(index, passage, SEGMENT.firstSentence + sentence);
  return overlap(terms, weights) / (terms.length + 5) ** 0.3;
}

function indexOfMax(values: readonly number[]): number {
  return values.reduce((best, value, i) => (value > (values[best] ?? 0) + 1e-9 ? i : best), 0);
}
