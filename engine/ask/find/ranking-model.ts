/** Written by `npm run bench -- fit`: the weight of each feature of candidate-features.ts, in its order. */
export const RANKING_WEIGHTS: readonly number[] = [3.0, 2.5, -1, 0.9, -0.4, 0.2, 0.25, 0, 6, -4, 6, 0.2];
