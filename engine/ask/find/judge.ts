import { weighed } from './feature.ts';
import { type Evidence, judgeFeaturesOf } from './judge-features.ts';
import { ANSWERABLE, FIRST_IS_RIGHT, type JudgingModel } from './judging-model.ts';

/** Two estimated probabilities (0–1). */
export type Judgement = {
  /** That the manual answers the question anywhere. */
  answerable: number;
  /** That the first passage answers it. */
  firstIsRight: number;
};

/** Estimates from a ranking by words and vectors whether the question is answered. */
export function judge(evidence: Evidence): Judgement {
  const features = judgeFeaturesOf(evidence);
  return {
    answerable: probability(ANSWERABLE, features),
    firstIsRight: probability(FIRST_IS_RIGHT, features),
  };
}

function probability({ bias, weights }: JudgingModel, features: readonly number[]): number {
  return 1 / (1 + Math.exp(-weighed(features, weights, bias)));
}
