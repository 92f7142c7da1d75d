/** Written by `npm run bench -- fit-verdicts`: a logistic model over the features of verdict-features.ts, in their order. */
export const VERDICT_MODEL: { bias: number; weights: readonly number[] } = {
  bias: -3.9515,
  weights: [
    0.279, // nearness
    -1.2848, // unknown
    1.7212, // named
    -1.1206, // elsewhere
    2.1174, // of text
    1.4062, // first
    1.0394, // denies
    -1.1671, // limited
    2.0775, // must
    6.1973, // harm
    2.9097, // state
    0.8928, // length
    -1.6116, // row
  ],
};
