/** Written by `npm run bench -- fit-verdicts`: a logistic model over the features of verdict-features.ts, in their order. */
export const VERDICT_MODEL: { bias: number; weights: readonly number[] } = {
  bias: -4.0094,
  weights: [
    0.2801, // nearness
    -1.2285, // unknown
    1.7948, // named
    -1.0753, // elsewhere
    2.1037, // of text
    1.427, // first
    1.0517, // denies
    -1.1743, // limited
    2.0862, // must
    6.1986, // harm
    2.9659, // state
    0.0518, // foreign
    0.8821, // length
    -1.6676, // row
  ],
};
