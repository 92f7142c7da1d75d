/**
 * The features of a candidate, which is a passage found by its words or by its vectors. `npm run bench -- fit` fits the weight of each
 * feature; ranking-model.ts holds the weights.
 */
import type { ManualIndex } from '../../index/manual-index.ts';
import { type Feature, valuesOf } from './feature.ts';

/** A candidate with the values from which its features are computed. */
export type Candidate = {
  /** Number in the index. */
  passage: number;
  /** Its BM25F-based score divided by the best candidate's (0–1); 0 if the words did not find it. */
  words: number;
  /** Cosine of its best window, in standard deviations from the mean over all windows of the manual. */
  window: number;
  /** Cosine of its best sentence, in standard deviations from the mean over the candidates' best sentences. */
  sentence: number;
  /** Cosine of its best sentence minus that of the best sentence of any candidate; 0 at most. */
  behindBest: number;
  /** Length of its text in characters. */
  length: number;
};

/** Values that all candidates of a question share. */
export type Asked = {
  /** Confidence, from the words alone, that the manual answers the question (0–1). */
  confidence: number;
  /** 1 where the question is in another language than the manual, else 0. */
  isForeign: number;
};

/**
 * Words should count more where they are already decisive, and vectors where the words say little. A linear model can express this only
 * by products: with the confidence of the words, and with whether the languages differ.
 */
export const FEATURES: readonly Feature<[Candidate, Asked]>[] = [
  { name: 'words', says: 'score by words', of: ({ words }) => words },
  {
    name: 'words × confidence',
    says: 'the same, where words are sure',
    of: ({ words }, { confidence }) => words * confidence,
  },
  {
    name: 'words × foreign',
    says: 'the same, across languages',
    of: ({ words }, { isForeign }) => words * isForeign,
  },
  { name: 'window', says: 'nearness of the best window', of: ({ window }) => window },
  {
    name: 'window × confidence',
    says: 'the same, where words are sure',
    of: ({ window }, { confidence }) => window * confidence,
  },
  {
    name: 'window × foreign',
    says: 'the same, across languages',
    of: ({ window }, { isForeign }) => window * isForeign,
  },
  { name: 'sentence', says: 'nearness of the best sentence', of: ({ sentence }) => sentence },
  {
    name: 'sentence × confidence',
    says: 'the same, where words are sure',
    of: ({ sentence }, { confidence }) => sentence * confidence,
  },
  {
    name: 'behind best',
    says: 'how far behind the nearest sentence of all',
    of: ({ behindBest }) => behindBest,
  },
  {
    name: 'behind best × confidence',
    says: 'the same, where words are sure',
    of: ({ behindBest }, { confidence }) => behindBest * confidence,
  },
  {
    name: 'behind best × foreign',
    says: 'the same, across languages',
    of: ({ behindBest }, { isForeign }) => behindBest * isForeign,
  },
  {
    name: 'length',
    says: 'logarithm of its length',
    of: ({ length }) => Math.log(length + LENGTH_OFFSET) - LENGTH_MEAN,
  },
];

/** Added to the length, in characters, so that the logarithm of a very short text stays small. */
const LENGTH_OFFSET = 10;
/** Natural logarithm of the length of a typical passage (about 400 characters); subtracted to centre the feature. */
const LENGTH_MEAN = 6;

/** The feature values of a candidate, in the order of {@link FEATURES}. */
export const featuresOf = (candidate: Candidate, asked: Asked): number[] =>
  valuesOf(FEATURES, candidate, asked);

/** Length of a passage's text in characters. */
export const lengthOf = ({ passages }: ManualIndex, passage: number): number =>
  passages[passage]?.text.length ?? 0;
