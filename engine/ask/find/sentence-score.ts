import { type ManualIndex, SEGMENT, segmentCount, segmentTerms } from '../../index/manual-index.ts';
import type { Query, QueryTerm } from '../base/query.ts';

/** Query terms by every term number that may stand for them, with the share it counts for. */
export type TermWeights = ReadonlyMap<number, { term: QueryTerm; share: number }[]>;

/**
 * What each term number of the index is worth to a query; terms the question does not ask for are not in it. What the
 * lexicon puts for a word counts `ofSaid` times its weight.
 */
export function termWeights(query: Query, ofSaid = 1): TermWeights {
  const weights = new Map<number, { term: QueryTerm; share: number }[]>();
  const add = (number: number, term: QueryTerm, share: number) => {
    const known = weights.get(number) ?? [];
    known.push({ term, share });
    weights.set(number, known);
  };
  for (const term of query.terms) {
    if (term.number !== null) add(term.number, term, 1);
    for (const { number, weight, kind } of term.alternatives)
      add(number, term, kind === 'said' ? weight * ofSaid : weight);
  }
  return weights;
}

/** A word that the question repeats counts at most this much in a sentence. */
const MAX_WEIGHT = 2;

/** Idf-weighted overlap of a question with one segment's terms; each query term counts once, by its best match. */
export function overlap(terms: Uint32Array, weights: TermWeights, worthOf: TermWorth = idfWorth): number {
  // Most segments hold no word of the question, and a question looks at thousands of them.
  let best: Map<QueryTerm, number> | undefined;
  for (const number of terms) {
    const meant = weights.get(number);
    if (meant === undefined) continue;
    best ??= new Map<QueryTerm, number>();
    for (const { term, share } of meant) {
      if (share > (best.get(term) ?? 0)) best.set(term, share);
    }
  }
  if (best === undefined) return 0;
  let sum = 0;
  for (const [term, share] of best) sum += share * worthOf(term);
  return sum;
}

/** What a query term counts in an overlap that holds it. */
export type TermWorth = (term: QueryTerm) => number;

const idfWorth: TermWorth = (term) => term.idf * Math.min(term.weight, MAX_WEIGHT);

/** The same, everyday words counting little: for what is judged by few words. */
export const specificWorth: TermWorth = (term) => idfWorth(term) * term.specificity;

/** What the overlap of a passage's sentence, 0-based, is multiplied by. */
export type SentenceGain = (sentence: number) => number;

/**
 * Damping by length: an overlap is divided by (terms + offset)^exponent. The offset (in terms) keeps a title of one word from winning, and
 * the exponent is far below 1 because a long sentence often says more. Not fitted: values of the first version.
 */
const DAMPING = { offset: 6, exponent: 0.25 } as const;

/** The best overlap of any single sentence of a passage (or its heading), damped by the sentence's length. */
export function bestSentenceScore(
  index: ManualIndex,
  passage: number,
  weights: TermWeights,
  gainOf: SentenceGain,
): number {
  let best = 0;
  for (let segment: number = SEGMENT.heading; segment < segmentCount(index, passage); segment += 1) {
    if (segment === SEGMENT.context) continue;
    const terms = segmentTerms(index, passage, segment);
    const gain = segment < SEGMENT.firstSentence ? 1 : gainOf(segment - SEGMENT.firstSentence);
    best = Math.max(
      best,
      (gain * overlap(terms, weights)) / (terms.length + DAMPING.offset) ** DAMPING.exponent,
    );
  }
  return best;
}
