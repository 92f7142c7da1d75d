import type { AnswerBand } from './answer.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that manuals answer and questions that they do not.
 */
const MODEL = {
  bias: 0.1286,
  weight: [0.6848, 0.3951, 0.1089, 0.7678, 0.358, 0.6727],
  mean: [0.4163, 0.4423, 0.5589, 0.3966, 0.743, 0.5416],
  deviation: [0.3781, 0.2967, 0.2869, 0.2756, 0.2732, 0.2834],
};

/** From this confidence on the extract is given as the answer; below, as the closest passage. */
export const ANSWER_THRESHOLD = 0.42;
/** Below this confidence nothing is given. */
export const CLOSEST_THRESHOLD = 0.2;

/** Estimated probability that the manual answers the question, from the signals alone. */
export function estimateConfidence(signals: AnswerSignals): number {
  const z = SIGNAL_NAMES.reduce((sum, name, i) => {
    const standardised = (signals[name] - (MODEL.mean[i] ?? 0)) / (MODEL.deviation[i] || 1);
    return sum + (MODEL.weight[i] ?? 0) * standardised;
  }, MODEL.bias);
  return 1 / (1 + Math.exp(-z));
}

/** What a confidence entitles to say. */
export function bandOf(confidence: number): AnswerBand {
  if (confidence >= ANSWER_THRESHOLD) return 'answer';
  return confidence >= CLOSEST_THRESHOLD ? 'closest' : 'none';
}
