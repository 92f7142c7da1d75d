/** Reranks the candidates found by words and by vectors with one linear model over both. */
import type { ManualIndex } from '../../index/manual-index.ts';
import { topNumbers } from '../../runtime/top.ts';
import type { Query } from '../base/query.ts';
import { type Asked, type Candidate, featuresOf, lengthOf } from './candidate-features.ts';
import { weighed } from './feature.ts';
import { type MeaningScores, meanAndDeviation } from './meaning-scores.ts';
import { dropNearDuplicates } from './near-duplicates.ts';
import type { RankedPassage } from './rank.ts';
import { RANKING_WEIGHTS } from './ranking-model.ts';

/** Number of candidates taken from the ranking by words and from the one by vectors. */
export const CANDIDATES_BY_WORDS = 25;
export const CANDIDATES_BY_MEANING = 25;
/** Number of candidates, the best by words and windows, whose sentences are compared. */
const COMPARED = 20;
/** Weight of the window cosine against the score by words when these are chosen. */
const WINDOW_SHARE = 0.15;
/** Converts differences between model scores into ratios like those of word scores; further passages to show are chosen by these ratios. */
const SCORE_SCALE = 0.25;

/** A candidate with its rank in the ranking by words, if it has one. */
export type RankedCandidate = Candidate & Pick<RankedPassage, 'told'>;

/**
 * The candidates for a question. If it names a code or a figure, which decides alone, only those found by words.
 * @param ranked by words, best first
 */
export function collectCandidates(
  index: ManualIndex,
  ranked: readonly RankedPassage[],
  meaning: MeaningScores,
): RankedCandidate[] {
  const byWords = ranked.slice(0, CANDIDATES_BY_WORDS);
  const found = new Map(byWords.map((one) => [one.passage, one]));
  const passages = [...new Set([...found.keys(), ...nearest(index, meaning)])].filter(
    (passage) => !Number.isNaN(meaning.windows[passage]) || found.has(passage),
  );
  const best = ranked[0]?.score || 1;
  const windowOf = (passage: number): number => {
    const cosine = meaning.windows[passage] ?? Number.NaN;
    return Number.isNaN(cosine) ? 0 : (cosine - meaning.mean) / meaning.deviation;
  };
  const drafts = passages.map((passage) => {
    const one = found.get(passage);
    const nearestSentence = meaning.sentencesOf(passage).reduce((a, b) => Math.max(a, b), -1);
    return {
      passage,
      words: (one?.score ?? 0) / best,
      window: windowOf(passage),
      cosine: nearestSentence < 0 ? meaning.mean : nearestSentence,
      length: lengthOf(index, passage),
      ...(one?.told !== undefined && { told: one.told }),
    };
  });
  const compared = drafts
    .toSorted((a, b) => b.words + WINDOW_SHARE * b.window - (a.words + WINDOW_SHARE * a.window))
    .slice(0, COMPARED)
    .map(({ cosine }) => cosine);
  const { mean, deviation } = meanAndDeviation(compared) ?? { mean: 0, deviation: 1 };
  const nearestOfAll = drafts.reduce((most, { cosine }) => Math.max(most, cosine), -1);
  return drafts.map(({ cosine, ...draft }) => ({
    ...draft,
    sentence: (cosine - mean) / deviation,
    behindBest: cosine - nearestOfAll,
  }));
}

/** The passages with the nearest windows, nearest first; in a multilingual manual, only those in the language of the question. */
function nearest({ askedIn, languageOf }: ManualIndex, { windows }: MeaningScores): number[] {
  const asked =
    askedIn === null
      ? windows
      : windows.map((cosine, passage) => (languageOf[passage] === askedIn ? cosine : Number.NaN));
  return topNumbers(asked, CANDIDATES_BY_MEANING, -1);
}

/** The model score of a candidate; only differences between scores have a meaning. */
export const modelScore = (candidate: Candidate, asked: Asked): number =>
  weighed(featuresOf(candidate, asked), RANKING_WEIGHTS);

/** The candidates, best first and at most `limit`, without those that repeat a better one. */
export function rankCandidates(
  index: ManualIndex,
  candidates: readonly RankedCandidate[],
  asked: Asked,
  limit: number,
): RankedPassage[] {
  const scored = candidates.map((candidate) => ({ candidate, value: modelScore(candidate, asked) }));
  scored.sort((a, b) => b.value - a.value || a.candidate.passage - b.candidate.passage);
  const best = scored[0]?.value ?? 0;
  const ranked = scored.map(({ candidate: { passage, told }, value }) => ({
    passage,
    score: Math.exp(SCORE_SCALE * (value - best)),
    ...(told !== undefined && { told }),
  }));
  return dropNearDuplicates(index, ranked, limit);
}

/** Whether a question names its answer by a code or a number: then the words decide. */
export const isDecidedByWords = ({ decisive, soleCode, referred }: Query): boolean =>
  decisive.length > 0 || soleCode !== null || referred !== null;
