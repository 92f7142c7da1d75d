import type { RetentionDays } from '../../../contracts/platform-settings.ts';
import { texts } from './settings-texts.ts';

const words = texts.retention;

/** Whether a change lets conversations go that would have stayed; null keeps them for ever. */
export function isShorter(
  chosen: RetentionDays,
  current: RetentionDays,
): chosen is NonNullable<RetentionDays> {
  return chosen !== null && (current === null || chosen < current);
}

/**
 * What a change asks for, and what is told once it is made.
 * @param touched conversations of which a shorter period erases something now
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
