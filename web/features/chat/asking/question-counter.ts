/** Counts that customers see: questions left on the link, and characters left in the question. */
import { MAX_QUESTION_CHARS } from '../../../../contracts/plans/limits.ts';
import { texts } from '../shell/texts.ts';

/** Number of characters left at which the counter appears. */
const COUNTER_FROM = 200;

/** Questions left, never below 0. */
export const questionsLeft = (queriesUsed: number, queryLimit: number): number =>
  Math.max(queryLimit - queriesUsed, 0);

/** "140 characters left" if few are left; null if there are plenty. */
export const charactersLeftText = (question: string): string | null => {
  const left = MAX_QUESTION_CHARS - question.length;
  if (left > COUNTER_FROM) return null;
  return texts.composer.charactersLeft(left);
};
