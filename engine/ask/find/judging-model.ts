/** Written by `npm run bench -- fit`: logistic models over the features of judge-features.ts, in their order. */
export type JudgingModel = { bias: number; weights: readonly number[] };

/** Whether the manual answers the question. */
export const ANSWERABLE: JudgingModel = { bias: 0, weights: [1, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0] };
/** Whether the first passage answers it. */
export const FIRST_IS_RIGHT: JudgingModel = {
  bias: -1,
  weights: [1, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.2, 0, 0, 0],
};
