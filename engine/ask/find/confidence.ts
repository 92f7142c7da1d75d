import type { AnswerBand } from '../base/answer.ts';
import type { CodeVerdict } from '../base/query.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that manuals answer and questions that they do not.
 */
const MODEL = {
  bias: -0.8969,
  weight: [
    0.9973, 0.4662, -0.1126, 0.066, 0.7394, 0.7611, -1.3301, -0.7462, 0.5689, 1.2604, -0.812, 0.4034, 0.2199,
  ],
  mean: [
    0.4328, 0.4043, 0.5115, 0.3672, 0.5529, 0.6403, 4.4083, 0.3495, 0.7829, -0.2396, -0.0869, 0.5074, 0.0305,
  ],
  deviation: [
    0.4637, 0.2874, 0.2939, 0.2645, 0.34, 0.3188, 2.7654, 0.3148, 0.5857, 0.4856, 0.5396, 0.2758, 0.1719,
  ],
};

/**
 * From this confidence on the extract is given as the answer; below, as the closest passage. Of questions about other
 * products, asked to manuals that the model was not fitted on, one in sixteen reaches it.
 */
export const ANSWER_THRESHOLD = 0.61;
/**
 * Below this confidence nothing is given: 7 % of the questions that a manual answers which nobody had read before, and 78 %
 * of those about other products. To be told "not in the manual" of what stands there costs a customer more than a place that
 * is named as a doubtful one.
 */
export const CLOSEST_THRESHOLD = 0.16;

/** Share of words that the manual does not know from which a question is refused sooner: below this confidence. */
const MOSTLY_UNKNOWN = { share: 0.5, threshold: 0.22 };

/** Estimated probability that the manual answers the question, from the signals alone. */
export function estimateConfidence(signals: AnswerSignals): number {
  const confidence = probabilityOf(signals);
  const { share, threshold } = MOSTLY_UNKNOWN;
  const isDoubtful = signals.unknownShare >= share && confidence < threshold;
  return isDoubtful ? confidence * (CLOSEST_THRESHOLD / threshold) : confidence;
}

function probabilityOf(signals: AnswerSignals): number {
  const z = SIGNAL_NAMES.reduce((sum, name, i) => {
    const standardised = (signals[name] - (MODEL.mean[i] ?? 0)) / (MODEL.deviation[i] || 1);
    return sum + (MODEL.weight[i] ?? 0) * standardised;
  }, MODEL.bias);
  return 1 / (1 + Math.exp(-z));
}

/** What a question about an unknown code can have of the confidence that something is shown from. */
const UNKNOWN_CODE = 0.7;

/** The confidence in view of the question's codes: a code decides alone, whatever words surround it. */
export function weighCodes(confidence: number, verdict: CodeVerdict): number {
  if (verdict === 'found') return Math.max(confidence, ANSWER_THRESHOLD);
  if (verdict === 'unknown') return Math.min(confidence, UNKNOWN_CODE * CLOSEST_THRESHOLD);
  if (verdict === 'beside') return belowAnswer(Math.max(confidence, CLOSEST_THRESHOLD));
  return verdict === 'mentioned' ? belowAnswer(confidence) : confidence;
}

/** Distance from the answer threshold (in confidence) that keeps a passage a closest one; a percent, the unit that is shown. */
const BELOW_ANSWER = 0.01;

/** The confidence, capped so that the passage is shown only as the closest one. */
export function belowAnswer(confidence: number): number {
  return Math.min(confidence, ANSWER_THRESHOLD - BELOW_ANSWER);
}

/** What a confidence entitles to say. */
export function bandOf(confidence: number): AnswerBand {
  if (confidence >= ANSWER_THRESHOLD) return 'answer';
  return confidence >= CLOSEST_THRESHOLD ? 'closest' : 'none';
}
