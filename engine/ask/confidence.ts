import type { AnswerBand } from './answer.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that manuals answer and questions that they do not.
 */
const MODEL = {
  bias: -0.4259,
  weight: [0.7776, 0.2898, -0.0862, 0.4162, 1.3509, -1.4625, -0.5856, 0.5279, 0.5142, 0.4662, 0.1699],
  mean: [0.4241, 0.3731, 0.4835, 0.3439, 0.6562, 5.2452, 0.2616, 0.7022, -0.2576, 0.5045, 0.043],
  deviation: [0.4477, 0.2894, 0.2959, 0.2656, 0.3087, 2.5319, 0.2683, 0.62, 0.4848, 0.2778, 0.2029],
};

/**
 * From this confidence on the extract is given as the answer; below, as the closest passage. Of questions about other
 * products, asked to manuals that the model was not fitted on, one in twenty reaches it.
 */
export const ANSWER_THRESHOLD = 0.63;
/** Below this confidence nothing is given: 4 % of the questions that such a manual answers, and 83 % of the others. */
export const CLOSEST_THRESHOLD = 0.36;

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
