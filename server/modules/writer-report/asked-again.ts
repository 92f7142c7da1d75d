import type { StoredAnswer } from '../../../replies/stored-answer.ts';

/** Whether the manual answers a question now; null where nobody could be asked any more. */
export type TryAgain = (question: string) => Promise<boolean | null>;

/** What a product answers; a courtesy is a text alone. */
type Ask = (question: string) => Promise<{ answer: StoredAnswer | string }>;

/** How long questions are asked again for one report, at most: a page waits for it. */
const PATIENCE_MS = 4000;

/** Asks each question once, until the time is over. A correction tells nothing of the manual. */
export function askedAgain(ask: Ask, patienceMs = PATIENCE_MS): TryAgain {
  const until = Date.now() + patienceMs;
  const known = new Map<string, boolean>();
  let isOver = false;
  return async (question) => {
    const before = known.get(question);
    if (before !== undefined) return before;
    isOver ||= Date.now() > until;
    if (isOver) return null;
    try {
      const { answer } = await ask(question);
      const isAnswered = typeof answer !== 'string' && answer.answered && !answer.correction;
      known.set(question, isAnswered);
      return isAnswered;
    } catch {
      // The product pauses, or is just being read again: the rest of the report can be told all the same.
      isOver = true;
      return null;
    }
  };
}
