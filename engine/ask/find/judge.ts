import { weighed } from './feature.ts';
import { type Evidence, judgeFeaturesOf } from './judge-features.ts';
import { ANSWERABLE, FIRST_IS_RIGHT, type JudgingModel } from './judging-model.ts';

/** What the evidence says: two probabilities (0–1). */
export type Judgement = {
  /** That the manual answers the question, somewhere. */
  answerable: number;
  /** That the first passage answers it. */
  firstIsRight: number;
};

/** Judges a ranking by words and meaning. */
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
