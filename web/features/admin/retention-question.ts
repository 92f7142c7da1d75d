import type { RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import { texts } from './settings-texts.ts';

const words = texts.retention;

/** Whether a change shortens the retention, so that conversations are erased; null keeps them for ever. */
export function isShorter(
  chosen: RetentionDays,
  current: RetentionDays,
): chosen is NonNullable<RetentionDays> {
  return chosen !== null && (current === null || chosen < current);
}

/**
 * The texts of a change: the question before it, and the message after it.
 * @param touched number of conversations of which a shorter period erases something now
 */
export function retentionQuestion(chosen: RetentionDays, current: RetentionDays, touched: number) {
  if (isShorter(chosen, current)) {
    return {
      question: words.question(chosen),
      consequence: words.consequence(touched),
      verb: words.verb,
      tone: 'danger' as const,
      done: words.done(chosen),
    };
  }
  const isForEver = chosen === null;
  return {
    question: isForEver ? words.questionForEver : words.questionLonger(chosen),
    consequence: isForEver ? words.consequenceForEver : words.consequenceLonger,
    verb: isForEver ? words.verbForEver : words.verbLonger(chosen),
    tone: 'go' as const,
    done: isForEver ? words.doneForEver : words.done(chosen),
  };
}
