import { msOfStep } from '../../chat/counting/answer-time.ts';

/** Answers that took about as long as a step of the scale says. */
export type StepCount = { step: number; answers: number };

/**
 * The time of the answer in the middle, of two the shorter, in whole milliseconds and less than 5 % from what was
 * measured; null without any.
 * @param counts shortest first
 */
export function medianMs(counts: readonly StepCount[]): number | null {
  const middle = Math.ceil(counts.reduce((total, { answers }) => total + answers, 0) / 2);
  let reached = 0;
  for (const { step, answers } of counts) {
    reached += answers;
    if (answers > 0 && reached >= middle) return msOfStep(step);
  }
  return null;
}
