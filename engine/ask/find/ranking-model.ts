/** Written by `npm run bench -- fit`: the weight of each feature of candidate-features.ts, in its order. */
export const RANKING_WEIGHTS: readonly number[] = [
  2.7729, // words
  4.5394, // words × confidence
  -1.6878, // words × foreign
  0.6873, // window
  -0.2554, // window × confidence
  -1.1192, // window × foreign
  0.0956, // sentence
  -0.2675, // sentence × confidence
  7.2989, // behind best
  -0.1302, // behind best × confidence
  12.6817, // behind best × foreign
  0.3315, // length
];
