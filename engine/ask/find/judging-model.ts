/** Written by `npm run bench -- fit`: logistic models over the features of judge-features.ts, in their order. */
export type JudgingModel = { bias: number; weights: readonly number[] };

/** Whether the manual answers the question. */
export const ANSWERABLE: JudgingModel = {
  bias: -6.0233,
  weights: [
    0.428, // word logit
    5.306, // best sentence
    1.1494, // best window
    1.5982, // best three sentences
    0.0769, // against unrelated
    1.937, // first sentence
    0.6078, // first words
    0.1378, // lead
    -1.4852, // foreign
    -0.0685, // foreign × word logit
    -0.2225, // against unrelated × length
    -0.0422, // against unrelated × word logit
    2.7372, // unrelated
    0.3431, // many languages
    -0.6202, // many languages × best sentence
    -0.4245, // many languages × against unrelated
    1.1239, // words: relativeScore
    -0.7316, // words: bestCoverage
    0.9357, // words: topCoverage
    0.7793, // words: sentenceCoverage
    2.0688, // words: knownShare
    0.0594, // words: relatedShare
    -0.2062, // words: vocabularyFit
    1.4753, // words: unknownShare
    -0.4849, // words: specificHits
    0.8913, // words: phraseBalance
    -0.3207, // words: phraseSupport
    1.4671, // words: questionLength
    3.4045, // words: isFollowUp
  ],
};

/** Whether the first passage answers it. */
export const FIRST_IS_RIGHT: JudgingModel = {
  bias: -8.2513,
  weights: [
    0.4278, // word logit
    5.7031, // best sentence
    -0.7641, // best window
    -0.7497, // best three sentences
    0.5317, // against unrelated
    4.6758, // first sentence
    1.2992, // first words
    0.6562, // lead
    -0.8685, // foreign
    0.0834, // foreign × word logit
    -0.279, // against unrelated × length
    -0.0477, // against unrelated × word logit
    5.3586, // unrelated
    -0.3604, // many languages
    -0.6329, // many languages × best sentence
    -0.1379, // many languages × against unrelated
    0.9173, // words: relativeScore
    -0.2509, // words: bestCoverage
    1.2261, // words: topCoverage
    0.9321, // words: sentenceCoverage
    2.3379, // words: knownShare
    0.1347, // words: relatedShare
    -0.1714, // words: vocabularyFit
    0.6028, // words: unknownShare
    0.3008, // words: specificHits
    0.8466, // words: phraseBalance
    -0.0907, // words: phraseSupport
    0.635, // words: questionLength
    2.9077, // words: isFollowUp
  ],
};
