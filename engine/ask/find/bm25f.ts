import { documentFrequency, inverseDocumentFrequency, type ManualIndex } from '../../index/manual-index.ts';
import type { Query, QueryTerm } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';

/**
 * BM25F score of every passage of the index. A word and its alternatives count as one term, scored by the best match among
 * them: adding them up would favour passages that say the same thing in many words.
 */
export function scoreBm25f(index: ManualIndex, query: Query): Float64Array {
  const scores = new Float64Array(index.passages.length);
  const best = new Float64Array(index.passages.length);
  for (const term of query.terms) {
    const touched = scoreTerm(index, term, best);
    for (const passage of touched) {
      scores[passage] = (scores[passage] ?? 0) + term.weight * (best[passage] ?? 0);
      best[passage] = 0;
    }
  }
  return scores;
}

function scoreTerm(index: ManualIndex, term: QueryTerm, best: Float64Array): number[] {
  const touched: number[] = [];
  const { starts, passages, weights } = index.postings;
  const add = (number: number, factor: number) => {
    const end = starts[number + 1] ?? 0;
    for (let i = starts[number] ?? 0; i < end; i += 1) {
      const passage = passages[i] ?? 0;
      const weight = weights[i] ?? 0;
      const score = (factor * weight * (RANKING.k1 + 1)) / (weight + RANKING.k1);
      const known = best[passage] ?? 0;
      if (known === 0) touched.push(passage);
      if (score > known) best[passage] = score;
    }
  };
  if (term.number !== null) add(term.number, term.idf);
  for (const { number, weight } of term.alternatives)
    add(number, weight * alternativeIdf(index, term, number));
  return touched;
}

/** A rare synonym must not count more than the word that was asked for. */
function alternativeIdf(index: ManualIndex, term: QueryTerm, alternative: number): number {
  const idf = inverseDocumentFrequency(index, documentFrequency(index, alternative));
  return term.number === null ? idf : Math.min(idf, term.idf);
}
