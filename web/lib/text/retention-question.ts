import type { RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import { retentionTexts as words } from './retention-texts.ts';

/** Whether a period erases more than the one in force; null keeps for ever. */
export const isShorter = (
  chosen: RetentionDays,
  inForce: RetentionDays,
): chosen is NonNullable<RetentionDays> => chosen !== null && (inForce === null || chosen < inForce);

/**
 * The texts of a change: the question before it, and the message after it.
 * @param chosen the period that would be in force
 * @param touched number of conversations of which a shorter period erases something now
 */
export function retentionQuestion(chosen: RetentionDays, inForce: RetentionDays, touched: number) {
  const done = words.done(chosen);
  if (!isShorter(chosen, inForce))
    return {
      question: words.questionLonger(chosen),
      consequence: chosen === null ? words.consequenceForEver : words.consequenceLonger,
      verb: words.verbLonger(chosen),
      tone: 'go' as const,
      done,
    };
  return {
    question: words.question(chosen),
    consequence: words.consequence(touched),
    verb: words.verb,
    tone: 'danger' as const,
    done,
  };
}
