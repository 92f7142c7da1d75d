/** Written by `npm run bench -- fit`: the weight of each feature of candidate-features.ts, in its order. */
export const RANKING_WEIGHTS: readonly number[] = [
  2.7631, // words
  4.5195, // words × confidence
  -1.1634, // words × foreign
  0.6407, // window
  -0.2439, // window × confidence
  -1.065, // window × foreign
  0.1924, // sentence
  -0.3448, // sentence × confidence
  7.0601, // behind best
  -0.0769, // behind best × confidence
  10.0997, // behind best × foreign
  0.3239, // length
];
