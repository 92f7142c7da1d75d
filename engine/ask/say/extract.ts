import { parseListMarker } from '../../document/list-marker.ts';
import { isWithinOne, type Stretch, splitSentences } from '../../document/sentences.ts';
import { type ManualIndex, SEGMENT, segmentTerms } from '../../index/manual-index.ts';
import { countWords } from '../../structure/element.ts';
import { overlap, type TermWeights } from '../find/sentence-score.ts';
import { anchorOf } from './citations/anchor.ts';
import { tornSentences } from './torn-sentences.ts';

/**
 * Characters `start` to `end` of a passage's text. `anchor` is the beginning of the best sentence, or of its better half if a page break
 * divides it; `lead` is the beginning of the whole sentence that it is a piece of.
 */
export type Extract = { start: number; end: number; anchor: number; lead: number };

/** Weight of the sentences after and before the best one: steps and details follow their lead-in, so those after it are preferred. */
const FORWARD = 0.6;
const BACKWARD = 0.15;
/** Factors for commands and their lead-in in a how-to question, and for sentences with the kind of value asked for. */
const WANTED = 1;
/** A sentence that would make the extract longer than this multiple of the budget is left out. */
const MAX_OVERRUN = 1.2;
/** Number of list items shown after their lead-in if there is no room for all of them. */
const MAX_LED_TO = 6;
/** Index term of a code: "e04", "f12a". */
const CODE = /^\p{L}{1,3}\d{1,4}\p{L}?$/u;

/**
 * What an extract should contain: weighted words, one of the `decisive` terms, and at most about `maxWords` words of text. `gainOf` is the
 * factor for the kind of a sentence.
 */
export type ExtractWish = {
  weights: TermWeights;
  maxWords: number;
  decisive?: readonly number[];
  gainOf?: (sentence: string) => number;
  /** Whether a sentence has the kind of value asked for: a time for "how long". */
  isAskedFor?: ((sentence: string) => boolean) | undefined;
  /** Whether it should say how to do something. */
  instructs?: boolean;
};

/**
 * The stretch of whole sentences around the best one. If the passage contains a decisive term, the stretch begins with its sentence or item
 * and ends before the item about another code. Null for a passage without text.
 */
export function extractWindow(
  index: ManualIndex,
  passage: number,
  {
    weights,
    maxWords,
    decisive = [],
    gainOf = () => 1,
    isAskedFor = () => false,
    instructs = false,
  }: ExtractWish,
): Extract | null {
  const { text = '', listings, labels } = index.passages[passage] ?? {};
  const sentences = withoutLabels(sentencesOf(index, passage, text), labels);
  const all = sentences.map(
    ({ start, end, terms }) => scoreSentence(terms, weights) * gainOf(text.slice(start, end)),
  );
  const item = itemOf(index, sentences, decisive);
  const scores = item === null ? all : all.map((score, i) => (item.holds(i) ? score : 0));
  const anchor = indexOfMax(scores);
  const best = sentences[anchor];
  if (best === undefined) return null;
  const torn = tornSentences(text, sentences, listings);
  const lead = sentences[torn.firstOf(anchor)]?.start ?? best.start;
  if (item !== null) {
    const last = growItem(sentences, text, anchor, item.endsBefore, maxWords);
    return {
      start: lead,
      end: sentences[torn.lastOf(last)]?.end ?? best.end,
      anchor: anchorOf(index, passage, best, weights),
      lead,
    };
  }
  const said = sentences.map(({ start, end }) => text.slice(start, end));
  const isWanted = (i: number) => isAskedFor(said[i] ?? '') || (instructs && torn.isWithListing(i));
  const { first, last } = grow({
    words: said.map(countWords),
    gains: scores.map((score, i) => ({ score, bonus: isWanted(i) ? WANTED : 0 })),
    anchor,
    maxWords,
  });
  return {
    start: sentences[torn.firstOf(first)]?.start ?? best.start,
    end: sentences[lastLedTo(text, sentences, torn.lastOf(last))]?.end ?? best.end,
    anchor: anchorOf(index, passage, best, weights),
    lead,
  };
}

/** The last item of the list introduced by the colon at the end of sentence `last`; `last` itself if there is no list. */
function lastLedTo(text: string, sentences: readonly Stretch[], last: number): number {
  if (!/:\s*$/.test(text.slice(0, sentences[last]?.end ?? 0))) return last;
  const isItem = (i: number) => parseListMarker(text.slice(sentences[i]?.start, sentences[i]?.end)) !== null;
  let to = last;
  while (to - last < MAX_LED_TO && to + 1 < sentences.length && isItem(to + 1)) to += 1;
  return to;
}

/** A sentence with its index terms. */
type Sentence = Stretch & { terms: Uint32Array };

const sentencesOf = (index: ManualIndex, passage: number, text: string): Sentence[] =>
  splitSentences(text).map((sentence, i) => ({
    ...sentence,
    terms: segmentTerms(index, passage, SEGMENT.firstSentence + i),
  }));

/** Labels of a drawing don't count as sentences, unless the passage has nothing else. */
function withoutLabels(sentences: readonly Sentence[], labels: readonly Stretch[] = []): readonly Sentence[] {
  const told = sentences.filter((sentence) => !isWithinOne(labels, sentence));
  return told.length > 0 ? told : sentences;
}

type Item = { holds: (sentence: number) => boolean; endsBefore: (sentence: number) => boolean };

/** For each sentence, whether it has a decisive term and whether it begins with another code; null if none has a decisive term. */
function itemOf(
  index: ManualIndex,
  sentences: readonly Sentence[],
  decisive: readonly number[],
): Item | null {
  const holds = (i: number) => sentences[i]?.terms.some((term) => decisive.includes(term)) === true;
  if (!sentences.some((_, i) => holds(i))) return null;
  const endsBefore = (i: number) => {
    const first = sentences[i]?.terms[0];
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

type Growth = {
  words: readonly number[];
  /** The score of each sentence, including the factors for its kind, relative to the best one. */
  gains: ReadonlyArray<{ score: number; bonus: number }>;
  anchor: number;
  maxWords: number;
};

function grow({ words, gains, anchor, maxWords }: Growth): { first: number; last: number } {
  const best = gains[anchor]?.score || 1;
  let [first, last, total] = [anchor, anchor, words[anchor] ?? 0];
  const worthOf = (i: number, side: number): number => {
    const own = gains[i];
    if (own === undefined || total + (words[i] ?? 0) > maxWords * MAX_OVERRUN) return -1;
    return own.score + Math.max(side, own.bonus) * best;
  };
  while (total < maxWords) {
    const after = worthOf(last + 1, FORWARD);
    const before = worthOf(first - 1, BACKWARD);
    if (after < 0 && before < 0) break;
    if (after >= before) last += 1;
    else first -= 1;
    total += words[after >= before ? last : first] ?? 0;
  }
  return { first, last };
}

/** Damping of a sentence's overlap by its length, as in sentence-score.ts but stronger, because an extract has little room. Not fitted. */
const DAMPING = { offset: 5, exponent: 0.3 } as const;

function scoreSentence(terms: Uint32Array, weights: TermWeights): number {
  return overlap(terms, weights) / (terms.length + DAMPING.offset) ** DAMPING.exponent;
}

/** Scores that differ by less are equal, and the first counts: sums of floating-point numbers depend on their order. */
const ROUNDING = 1e-9;

function indexOfMax(values: readonly number[]): number {
  return values.reduce((best, value, i) => (value > (values[best] ?? 0) + ROUNDING ? i : best), 0);
}
