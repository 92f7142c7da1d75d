/** Written by `npm run bench -- fit`: the weight of each feature of sentence-features.ts, in its order. */
export const SENTENCE_WEIGHTS: readonly number[] = [
  4.9919, // behind nearest
  3.9901, // nearness
  1.7299, // behind most words
  1.4718, // passage
  0.5118, // first passage
  0.1793, // next words
  -0.1377, // length
  -0.6398, // short
  -1.1336, // question
  -1.306, // colon
  1.1097, // kind of thing
  0.203, // number
  0.1101, // step
  -0.2023, // step × how to
  0.6122, // row
  0.3265, // label
  -0.1033, // opening
  -0.211, // place
];
