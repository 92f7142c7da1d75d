/** Written by `npm run bench -- fit`: logistic models over the features of judge-features.ts, in their order. */
export type JudgingModel = { bias: number; weights: readonly number[] };

/** Whether the manual answers the question. */
export const ANSWERABLE: JudgingModel = {
  bias: -4.7037,
  weights: [
    0.5124, // word logit
    5.2673, // best sentence
    0.4289, // best window
    1.9332, // best three sentences
    0.0909, // against unrelated
    1.4882, // first sentence
    0.4913, // first words
    0.1849, // lead
    -1.7006, // foreign
    -0.0751, // foreign × word logit
    -0.1847, // against unrelated × length
    -0.0365, // against unrelated × word logit
    0.7601, // unrelated
    1.1244, // many languages
    -1.2061, // many languages × best sentence
    -0.2781, // many languages × against unrelated
    0.8828, // words: relativeScore
    -0.851, // words: bestCoverage
    0.8673, // words: topCoverage
    0.5137, // words: sentenceCoverage
    2.2319, // words: knownShare
    -0.067, // words: relatedShare
    -0.2118, // words: vocabularyFit
    1.8126, // words: unknownShare
    -0.6638, // words: specificHits
    0.7043, // words: phraseBalance
    -0.196, // words: phraseSupport
    1.1009, // words: questionLength
    3.9162, // words: isFollowUp
  ],
};

/** Whether the first passage answers it. */
export const FIRST_IS_RIGHT: JudgingModel = {
  bias: -6.5508,
  weights: [
    0.4222, // word logit
    5.077, // best sentence
    -1.3158, // best window
    -0.5658, // best three sentences
    0.4795, // against unrelated
    4.7822, // first sentence
    0.675, // first words
    0.6447, // lead
    -0.992, // foreign
    -0.0022, // foreign × word logit
    -0.2408, // against unrelated × length
    -0.0625, // against unrelated × word logit
    4.222, // unrelated
    -0.1869, // many languages
    -0.2374, // many languages × best sentence
    -0.1867, // many languages × against unrelated
    0.8737, // words: relativeScore
    -0.4324, // words: bestCoverage
    1.1879, // words: topCoverage
    0.622, // words: sentenceCoverage
    1.9881, // words: knownShare
    0.3802, // words: relatedShare
    -0.2021, // words: vocabularyFit
    0.7645, // words: unknownShare
    0.3026, // words: specificHits
    0.8326, // words: phraseBalance
    -0.1704, // words: phraseSupport
    0.4113, // words: questionLength
    1.0508, // words: isFollowUp
  ],
};
