/**
 * What is known of a candidate: a passage that words or vectors have brought. `npm run bench -- fit` finds the weight of each
 * feature; ranking-model.ts holds them.
 */
import type { ManualIndex } from '../../index/manual-index.ts';
import { type Feature, valuesOf } from './feature.ts';

/** A candidate with what its features are made from. */
export type Candidate = {
  /** Number in the index. */
  passage: number;
  /** Score by words against the best one's (0–1); 0 where words have not found it. */
  words: number;
  /** Its best window against the manual's: cosine in deviations from the mean of all windows. */
  window: number;
  /** Its best sentence against the other candidates': cosine in deviations from the mean of the best. */
  sentence: number;
  /** Its best sentence against the best of all candidates': difference of the cosines, 0 at most. */
  behindBest: number;
  /** Characters of its text. */
  length: number;
};

/** What holds for all candidates of a question. */
export type Asked = {
  /** How sure words alone are that the manual answers (0–1). */
  confidence: number;
  /** 1 where the question is in another language than the manual, else 0. */
  isForeign: number;
};

/**
 * Words count more where they already decide, meaning more where they say little: therefore the products with the confidence of
 * words, and with whether the languages differ.
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

/** Keeps the logarithm of a short text in bounds: characters. */
const LENGTH_OFFSET = 10;
/** Logarithm of the length of a common passage: it centres the feature. */
const LENGTH_MEAN = 6;

/** A candidate's features, in the order of {@link FEATURES}. */
export const featuresOf = (candidate: Candidate, asked: Asked): number[] =>
  valuesOf(FEATURES, candidate, asked);

/** Characters of a passage's text. */
export const lengthOf = ({ passages }: ManualIndex, passage: number): number =>
  passages[passage]?.text.length ?? 0;
