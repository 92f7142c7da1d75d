import { type ManualIndex, SEGMENT, segmentCount, segmentTerms } from '../../index/manual-index.ts';
import type { Query, QueryTerm } from '../base/query.ts';

/** Query terms, keyed by the numbers of all terms that match them, with the weight of each match. */
export type TermWeights = ReadonlyMap<number, { term: QueryTerm; share: number }[]>;

/**
 * The weight of each term of the index for a query; terms that match nothing in the query are absent. Alternatives from the lexicon
 * have their weight multiplied by `ofSaid`.
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

/** Cap on the weight of a word that the question repeats. */
const MAX_WEIGHT = 2;

/** Idf-weighted overlap of a query with the terms of one segment; each query term counts once, by its best match. */
export function overlap(terms: Uint32Array, weights: TermWeights, worthOf: TermWorth = idfWorth): number {
  // A query is compared with thousands of segments, and most contain none of its words.
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

/** The contribution of a query term to an overlap. */
export type TermWorth = (term: QueryTerm) => number;

const idfWorth: TermWorth = (term) => term.idf * Math.min(term.weight, MAX_WEIGHT);

/** The same with everyday words counting little, for judgements that rest on few words. */
export const specificWorth: TermWorth = (term) => idfWorth(term) * term.specificity;

/** The factor for the overlap of a sentence of a passage (0-based). */
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
