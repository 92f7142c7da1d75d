import { MAX_QUESTION_CHARS } from '../../../contracts/plans/limits.ts';

/** What no question may hold: control characters, which PDFs leave in what is copied, and half of a sign cut in two. */
const UNSENDABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** What is sent of a typed question: trimmed and within the bound; null when there is nothing to send. */
export const sendableQuestion = (typed: string): string | null => {
  const question = typed.trim().slice(0, MAX_QUESTION_CHARS).replace(UNSENDABLE, '').trim();
  return question === '' ? null : question;
};
