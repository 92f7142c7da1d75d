/** Written by `npm run bench -- fit`: logistic models over the features of judge-features.ts, in their order. */
export type JudgingModel = { bias: number; weights: readonly number[] };

/** Whether the manual answers the question. */
export const ANSWERABLE: JudgingModel = {
  bias: -4.2410,
  weights: [
    0.5268, // word logit
    5.2231, // best sentence
    0.4394, // best window
    1.8086, // best three sentences
    0.0765, // against unrelated
    0.5704, // first sentence
    0.3968, // first words
    0.1518, // lead
    -1.6295, // foreign
    -0.1390, // foreign × word logit
    -0.1830, // against unrelated × length
    -0.0438, // against unrelated × word logit
    -1.2531, // unrelated
    1.9549, // many languages
    -2.0740, // many languages × best sentence
    -0.1719, // many languages × against unrelated
    0.9903, // words: relativeScore
    -0.8550, // words: bestCoverage
    0.9430, // words: topCoverage
    0.7389, // words: sentenceCoverage
    2.5413, // words: knownShare
    -0.2320, // words: relatedShare
    -0.2441, // words: vocabularyFit
    1.8423, // words: unknownShare
    -0.6577, // words: specificHits
    0.7695, // words: phraseBalance
    -0.2488, // words: phraseSupport
    1.5102, // words: questionLength
    3.9824, // words: isFollowUp
  ],
};

/** Whether the first passage answers it. */
export const FIRST_IS_RIGHT: JudgingModel = {
  bias: -7.0727,
  weights: [
    0.5048, // word logit
    5.2152, // best sentence
    -1.6670, // best window
    0.4385, // best three sentences
    0.5071, // against unrelated
    1.9959, // first sentence
    0.9819, // first words
    0.6771, // lead
    -0.5814, // foreign
    0.0327, // foreign × word logit
    -0.3369, // against unrelated × length
    -0.0673, // against unrelated × word logit
    2.1264, // unrelated
    0.1718, // many languages
    -0.9139, // many languages × best sentence
    -0.0795, // many languages × against unrelated
    0.7692, // words: relativeScore
    -0.4486, // words: bestCoverage
    0.9072, // words: topCoverage
    0.9038, // words: sentenceCoverage
    2.1706, // words: knownShare
    0.7509, // words: relatedShare
    -0.1899, // words: vocabularyFit
    0.7304, // words: unknownShare
    0.3218, // words: specificHits
    1.0701, // words: phraseBalance
    -0.2731, // words: phraseSupport
    0.5839, // words: questionLength
    1.4849, // words: isFollowUp
  ],
};
