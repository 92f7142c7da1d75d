import type { AnswerBand } from './answer.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that manuals answer and questions that they do not.
 */
const MODEL = {
  bias: -0.7685,
  weight: [0.7431, 0.6014, -0.3426, 0.1342, 0.8905, 0.9277, -1.4188, -0.711, 0.5727, 0.4491, 0.3579, 0.2318],
  mean: [0.4409, 0.3899, 0.5022, 0.3588, 0.537, 0.6195, 4.2859, 0.3616, 0.729, -0.2428, 0.5082, 0.0305],
  deviation: [0.4758, 0.2904, 0.2972, 0.2656, 0.3444, 0.3243, 2.7984, 0.3205, 0.6116, 0.4843, 0.2757, 0.1719],
};

/**
 * From this confidence on the extract is given as the answer; below, as the closest passage. Of questions about other
 * products, asked to manuals that the model was not fitted on, one in twenty reaches it.
 */
export const ANSWER_THRESHOLD = 0.63;
/**
 * Below this confidence nothing is given: 2 % of the questions that such a manual answers, and 74 % of the others. To be
 * told "not in the manual" of what stands there costs a customer more than a place that is named as a doubtful one.
 */
export const CLOSEST_THRESHOLD = 0.225;

/** Estimated probability that the manual answers the question, from the signals alone. */
export function estimateConfidence(signals: AnswerSignals): number {
  const z = SIGNAL_NAMES.reduce((sum, name, i) => {
    const standardised = (signals[name] - (MODEL.mean[i] ?? 0)) / (MODEL.deviation[i] || 1);
    return sum + (MODEL.weight[i] ?? 0) * standardised;
  }, MODEL.bias);
  return 1 / (1 + Math.exp(-z));
}

/**
 * What a question's codes say about whether the manual answers: `found` one where the best passage is about it, `unknown`
 * one that the manual does not hold, `mentioned` such a one in a long question, which need not be about it, `beside` a
 * figure that the manual has, with a part that nothing there tells of.
 */
export type CodeVerdict = 'found' | 'unknown' | 'mentioned' | 'beside' | 'none';

/** The confidence in view of the question's codes: a code decides alone, whatever words surround it. */
export function weighCodes(confidence: number, verdict: CodeVerdict): number {
  if (verdict === 'found') return Math.max(confidence, ANSWER_THRESHOLD);
  if (verdict === 'unknown') return Math.min(confidence, CLOSEST_THRESHOLD / 2);
  if (verdict === 'beside') return belowAnswer(Math.max(confidence, CLOSEST_THRESHOLD));
  return verdict === 'mentioned' ? belowAnswer(confidence) : confidence;
}

/** The confidence, at most that of a closest passage. */
export function belowAnswer(confidence: number): number {
  return Math.min(confidence, ANSWER_THRESHOLD - 0.01);
}

/** What a confidence entitles to say. */
export function bandOf(confidence: number): AnswerBand {
  if (confidence >= ANSWER_THRESHOLD) return 'answer';
  return confidence >= CLOSEST_THRESHOLD ? 'closest' : 'none';
}
