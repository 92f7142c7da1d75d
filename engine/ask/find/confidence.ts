import type { AnswerBand } from '../base/answer.ts';
import type { CodeVerdict } from '../base/query.ts';
import { type AnswerSignals, SIGNAL_NAMES } from './signals.ts';

/**
 * Logistic model over standardised signals: p = 1 / (1 + e^-(bias + Σ weight · (signal - mean) / deviation)).
 * Fitted by `npm run bench -- calibrate` on questions that the manuals answer and questions that they don't.
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
 * Threshold on the confidence (0–1) from which the extract is shown as the answer; below it, as the closest passage. On manuals that the
 * model was not fitted on, one in sixteen questions about other products reaches it.
 */
export const ANSWER_THRESHOLD = 0.61;
/**
 * Threshold on the confidence (0–1) below which the question is refused. On manuals that were not used for fitting, that is 7 % of the
 * questions that the manual answers and 78 % of those about other products. A wrong "not in the manual" costs the customer more than a
 * passage that is marked as doubtful, so the threshold is low.
 */
export const CLOSEST_THRESHOLD = 0.16;

/** If at least this share of the words is unknown to the manual, the question is refused below the higher threshold given here. */
const MOSTLY_UNKNOWN = { share: 0.5, threshold: 0.22 };

/** The estimated probability (0–1) that the manual answers the question, from the signals alone. */
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

/** Cap on the confidence of a question about an unknown code, as a share of {@link CLOSEST_THRESHOLD}, so that it is refused. */
const UNKNOWN_CODE = 0.7;

/** Corrects the confidence for the codes in a question: a code decides alone, whatever words surround it. */
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

/** The band that a confidence falls into. */
export function bandOf(confidence: number): AnswerBand {
  if (confidence >= ANSWER_THRESHOLD) return 'answer';
  return confidence >= CLOSEST_THRESHOLD ? 'closest' : 'none';
}
