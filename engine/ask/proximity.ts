import {
  type ManualIndex,
  passageTerms,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../index/manual-index.ts';
import type { Query } from './query.ts';
import { RANKING } from './ranking-parameters.ts';

/** Words of a question whose neighbours are looked at. */
const MAX_SEQUENCE = 40;

/**
 * Adds to each candidate what it gains by holding neighbouring words of the question together: in the same order side
 * by side, or within a window (sequential dependence, Metzler and Croft 2005, without an index of pairs).
 */
export function addProximity(
  index: ManualIndex,
  query: Query,
  scores: Float64Array,
  candidates: readonly number[],
): void {
  const pairs = pairsOf(query);
  if (pairs.length === 0) return;
  const idfs = new Map(query.terms.map((term) => [term.number, term.idf]));
  const scale = Math.min(1, RANKING.proximityFullTerms / query.sequence.length) * RANKING.proximityIdf;
  const worth = pairs.map(([a, b]) => ((idfs.get(a) ?? 0) + (idfs.get(b) ?? 0)) / 2);
  const asked = new Set(pairs.flat());
  for (const passage of candidates) {
    const { ordered, near } = countPairs(passageTerms(index, passage), asked, pairs);
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

function pairsOf(query: Query): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  query.sequence.slice(0, MAX_SEQUENCE).forEach((term, i) => {
    const next = query.sequence[i + 1];
    if (next !== undefined && next !== term) pairs.set(`${term} ${next}`, [term, next]);
  });
  return [...pairs.values()];
}

function countPairs(terms: Uint32Array, asked: ReadonlySet<number>, pairs: readonly [number, number][]) {
  const places: { term: number; at: number }[] = [];
  terms.forEach((term, at) => {
    if (asked.has(term)) places.push({ term, at });
  });
  const ordered = new Uint16Array(pairs.length);
  const near = new Uint16Array(pairs.length);
  for (const [i, first] of places.entries()) {
    for (let j = i + 1; j < places.length; j += 1) {
      const second = places[j];
      if (second === undefined || second.at - first.at >= RANKING.proximityWindow) break;
      for (const [pair, [a, b]] of pairs.entries()) {
        const isOrdered = first.term === a && second.term === b;
        if (!isOrdered && !(first.term === b && second.term === a)) continue;
        near[pair] = (near[pair] ?? 0) + 1;
        if (isOrdered && second.at === first.at + 1) ordered[pair] = (ordered[pair] ?? 0) + 1;
      }
    }
  }
  return { ordered, near };
}

/** Terms of a passage's text, without path, heading and context. */
function bodyLength(index: ManualIndex, passage: number): number {
  let length = 0;
  for (let s = SEGMENT.firstSentence; s < segmentCount(index, passage); s += 1)
    length += segmentTerms(index, passage, s).length;
  return length;
}
