/**
 * Features for judging whether a manual answers a question, and whether the first passage does. `npm run bench -- fit` fits the weight of
 * each feature; judging-model.ts holds the weights.
 */
import { type Feature, valuesOf } from './feature.ts';
import type { MeaningScores } from './meaning-scores.ts';
import type { RankedCandidate } from './rank-by-meaning.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/** The ranking for a question, with the values that it is judged by. */
export type Evidence = {
  signals: AnswerSignals;
  /** Confidence, from the words alone, that the manual answers the question (0–1). */
  confidence: number;
  meaning: MeaningScores;
  candidates: readonly RankedCandidate[];
  /** The candidate ranked first; undefined if there are no candidates. */
  first: RankedCandidate | undefined;
  /** Score of the first candidate minus that of the second, by the ranking model. */
  lead: number;
  isForeign: number;
};

type Summary = Evidence & {
  /** Cosines of the sentences of all candidates, best first. */
  cosines: readonly number[];
};

/** Number of best cosines that are averaged. */
const BEST = 3;
/** Cap on the absolute log odds: beyond e^5 (about 150 to 1) the words say nothing more. */
const MAX_LOGIT = 5;
/** Cap on the lead, in scores of the ranking model: a larger lead says nothing more. */
const MAX_LEAD = 3;

const bestSentence = ({ cosines }: Summary): number => cosines[0] ?? 0;

const againstUnrelated = (summary: Summary): number => {
  const { mean, deviation } = summary.meaning.background;
  return (bestSentence(summary) - mean) / deviation;
};

/** The signals of the ranking by words; see `AnswerSignals`. */
const WORD_FEATURES = SIGNAL_NAMES.map(
  (name): Feature<[Summary]> => ({
    name: `words: ${name}`,
    says: 'as of the ranking by words',
    of: ({ signals }) => signals[name],
  }),
);

/** The cosines of the two encoders are on different scales, so the features built on them get weights of their own for the multilingual one. */
const byMany = ({ meaning }: Summary): number => (meaning.isByManyLanguages ? 1 : 0);

export const JUDGE_FEATURES: readonly Feature<[Summary]>[] = [
  {
    name: 'word logit',
    says: 'logarithm of the odds that words give',
    of: ({ confidence }) => logit(confidence),
  },
  { name: 'best sentence', says: 'cosine of the nearest sentence', of: bestSentence },
  {
    name: 'best window',
    says: 'cosine of the nearest window',
    of: ({ candidates, meaning }) =>
      candidates.reduce((most, { passage }) => Math.max(most, meaning.windows[passage] || 0), 0),
  },
  {
    name: 'best three sentences',
    says: 'mean cosine of the three nearest sentences',
    of: ({ cosines }) => cosines.slice(0, BEST).reduce((sum, cosine) => sum + cosine, 0) / BEST,
  },
  {
    name: 'against unrelated',
    says: 'nearest sentence against what questions about other products reach, in deviations',
    of: againstUnrelated,
  },
  {
    name: 'first sentence',
    says: 'nearest sentence of the first passage against the nearest of all',
    of: ({ first }) => first?.behindBest ?? 0,
  },
  { name: 'first words', says: 'score by words of the first passage', of: ({ first }) => first?.words ?? 0 },
  {
    name: 'lead',
    says: 'how far the first is before the second',
    of: ({ lead }) => Math.min(lead, MAX_LEAD),
  },
  {
    name: 'foreign',
    says: 'the question is in another language than the manual',
    of: ({ isForeign }) => isForeign,
  },
  {
    name: 'foreign × word logit',
    says: 'words say less across languages',
    of: ({ isForeign, confidence }) => isForeign * logit(confidence),
  },
  {
    name: 'against unrelated × length',
    says: 'a short question is near to much',
    of: (summary) => againstUnrelated(summary) * summary.signals.questionLength,
  },
  {
    name: 'against unrelated × word logit',
    says: 'both say so',
    of: (summary) => againstUnrelated(summary) * logit(summary.confidence),
  },
  {
    name: 'unrelated',
    says: 'what questions about other products reach',
    of: ({ meaning }) => meaning.background.mean,
  },
  { name: 'many languages', says: 'the cosines are those of the model of many languages', of: byMany },
  {
    name: 'many languages × best sentence',
    says: 'the same, counted apart',
    of: (summary) => byMany(summary) * bestSentence(summary),
  },
  {
    name: 'many languages × against unrelated',
    says: 'the same, counted apart',
    of: (summary) => byMany(summary) * againstUnrelated(summary),
  },
  ...WORD_FEATURES,
];

/** The feature values, in the order of {@link JUDGE_FEATURES}. */
export function judgeFeaturesOf(evidence: Evidence): number[] {
  const cosines = evidence.candidates
    .flatMap(({ passage }) => evidence.meaning.sentencesOf(passage))
    .sort((a, b) => b - a);
  return valuesOf(JUDGE_FEATURES, { ...evidence, cosines });
}

function logit(share: number): number {
  const odds = Math.log(share / (1 - share));
  return Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, odds));
}
