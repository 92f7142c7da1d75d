import type { AnswerBand } from './answer.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that manuals answer and questions that they do not.
 */
const MODEL = {
  bias: -0.7446,
  weight: [0.8302, 0.5292, -0.1423, 0.1849, 0.6433, 0.9951, -1.5126, -0.779, 0.5487, 0.4566, 0.4989, 0.2043],
  mean: [0.4359, 0.3973, 0.5165, 0.3655, 0.633, 0.6851, 5.0408, 0.2855, 0.7392, -0.2428, 0.5083, 0.0305],
  deviation: [0.4505, 0.2878, 0.2909, 0.2626, 0.3154, 0.2983, 2.5842, 0.2833, 0.6087, 0.4841, 0.2756, 0.1719],
};

/**
 * From this confidence on the extract is given as the answer; below, as the closest passage. Of questions about other
 * products, asked to manuals that the model was not fitted on, one in twenty reaches it.
 */
export const ANSWER_THRESHOLD = 0.63;
/** Below this confidence nothing is given: 4 % of the questions that such a manual answers, and 80 % of the others. */
export const CLOSEST_THRESHOLD = 0.3;

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
 * one that the manual does not hold, `mentioned` such a one in a long question, which need not be about it.
 */
export type CodeVerdict = 'found' | 'unknown' | 'mentioned' | 'none';

/** The confidence in view of the question's codes: a code decides alone, whatever words surround it. */
export function weighCodes(confidence: number, verdict: CodeVerdict): number {
  if (verdict === 'found') return Math.max(confidence, ANSWER_THRESHOLD);
  if (verdict === 'unknown') return Math.min(confidence, CLOSEST_THRESHOLD / 2);
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
