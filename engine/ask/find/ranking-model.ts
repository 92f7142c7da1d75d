/** Written by `npm run bench -- fit`: the weight of each feature of candidate-features.ts, in its order. */
export const RANKING_WEIGHTS: readonly number[] = [
  2.7731, // words
  4.5385, // words × confidence
  -1.688, // words × foreign
  0.6875, // window
  -0.2553, // window × confidence
  -1.1192, // window × foreign
  0.0958, // sentence
  -0.2672, // sentence × confidence
  7.2957, // behind best
  -0.136, // behind best × confidence
  12.681, // behind best × foreign
  0.3317, // length
];
