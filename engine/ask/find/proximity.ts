import {
  type ManualIndex,
  passageTerms,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../../index/manual-index.ts';
import type { Query, QueryTerm } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { type TermWeights, termWeights } from './sentence-score.ts';

/** At most this many words of a question are checked for neighbours. */
const MAX_SEQUENCE = 40;

/**
 * Adds to the score of each candidate that has neighbouring words of the question close together: side by side in the same order, or
 * within a window (sequential dependence model, Metzler and Croft 2005, without an index of pairs).
 */
export function addProximity(
  index: ManualIndex,
  query: Query,
  scores: Float64Array,
  candidates: readonly number[],
): void {
  const pairs = pairsOf(query);
  if (pairs.length === 0) return;
  const scale = Math.min(1, RANKING.proximityFullTerms / query.sequence.length) * RANKING.proximityIdf;
  const worth = pairs.map(([a, b]) => (a.idf + b.idf) / 2);
  const asked = new Set(pairs.flat());
  const weights = termWeights(query);
  for (const passage of candidates) {
    const { ordered, near } = countPairs(placesOf(passageTerms(index, passage), weights, asked), pairs);
    const saturation =
      RANKING.k1 * (1 - RANKING.b + (RANKING.b * bodyLength(index, passage)) / (index.averageBodyTerms || 1));
    const saturate = (count: number) => (count * (RANKING.k1 + 1)) / (count + saturation);
    let gain = 0;
    worth.forEach((idf, pair) => {
      gain += idf * (saturate(ordered[pair] ?? 0) + saturate(near[pair] ?? 0) / 2);
    });
    scores[passage] = (scores[passage] ?? 0) + RANKING.proximity * scale * gain;
  }
}

type Pair = readonly [QueryTerm, QueryTerm];

function pairsOf(query: Query): Pair[] {
  const pairs = new Map<string, Pair>();
  query.sequence.slice(0, MAX_SEQUENCE).forEach((term, i) => {
    const next = query.sequence[i + 1];
    if (next !== undefined && next !== term) pairs.set(`${term.term} ${next.term}`, [term, next]);
  });
  return [...pairs.values()];
}

/** A word of a passage that matches a query term, or one of its alternatives with weight `share`. */
type TermPlace = { term: QueryTerm; share: number; at: number };

function placesOf(terms: Uint32Array, weights: TermWeights, asked: ReadonlySet<QueryTerm>): TermPlace[] {
  const places: TermPlace[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const meant = weights.get(terms[at] ?? -1);
    if (meant === undefined) continue;
    for (const { term, share } of meant)
      if (asked.has(term)) places.push({ term, share: shareOf(term, share), at });
  }
  return places;
}

/** If the manual uses the word itself, a synonym says less about where the two words belong together. */
const shareOf = ({ number }: QueryTerm, share: number): number =>
  share === 1 || number === null ? share : share * RANKING.proximityOfSynonym;

/** Counts, for each pair, how often it occurs side by side in order and how often within a window. */
function countPairs(places: readonly TermPlace[], pairs: readonly Pair[]) {
  const ordered = new Float64Array(pairs.length);
  const near = new Float64Array(pairs.length);
  for (const [i, first] of places.entries()) {
    for (let j = i + 1; j < places.length; j += 1) {
      const second = places[j];
      if (second === undefined || second.at - first.at >= RANKING.proximityWindow) break;
      if (second.at === first.at) continue;
      const share = first.share * second.share;
      for (const [pair, [a, b]] of pairs.entries()) {
        const isOrdered = first.term === a && second.term === b;
        if (!isOrdered && !(first.term === b && second.term === a)) continue;
        near[pair] = (near[pair] ?? 0) + share;
        if (isOrdered && second.at === first.at + 1) ordered[pair] = (ordered[pair] ?? 0) + share;
      }
    }
  }
  return { ordered, near };
}

/** The terms of a passage's text, without path, heading and context. */
function bodyLength(index: ManualIndex, passage: number): number {
  let length = 0;
  for (let s = SEGMENT.firstSentence; s < segmentCount(index, passage); s += 1)
    length += segmentTerms(index, passage, s).length;
  return length;
}
