import type { ManualIndex } from '../../index/manual-index.ts';
import { RANKING } from '../base/ranking-parameters.ts';

/**
 * Raises the score of candidates that share a page with another candidate: a page that says more about the subject is likelier to hold
 * the answer. The best score is kept unchanged, because it also feeds the estimate of whether there is an answer at all.
 */
export function addPageEvidence(
  index: ManualIndex,
  scores: Float64Array,
  candidates: readonly number[],
): void {
  const found = candidates.flatMap((passage) => {
    const page = index.passages[passage]?.page ?? null;
    return page === null ? [] : [{ passage, page, own: scores[passage] ?? 0 }];
  });
  const best = bestOf(scores, candidates);
  for (const { passage, page, own } of found) {
    const beside = found
      .filter((other) => other.page === page && other.passage !== passage)
      .filter((other) => index.manualOf[other.passage] === index.manualOf[passage])
      .map((other) => other.own);
    scores[passage] = own + RANKING.page * Math.min(own, Math.max(0, ...beside));
  }
  const gain = bestOf(scores, candidates) / best;
  if (gain > 1)
    scores.forEach((score, passage) => {
      scores[passage] = score / gain;
    });
}

const bestOf = (scores: Float64Array, passages: readonly number[]): number =>
  Math.max(0, ...passages.map((passage) => scores[passage] ?? 0));
