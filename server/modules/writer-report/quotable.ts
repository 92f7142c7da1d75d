/** What is quoted of questions in a report that leaves the company. */
import { wordsAsked } from '../../../contracts/chat/photo-question.ts';

/** Longer questions are cut, in characters. */
const MAX_QUOTED = 160;
/** Addresses of mail and of the web, numbers as long as those of phones, orders and devices: they may tell who asked. */
const TELLING = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\+?\d(?:[\s().\-/]{0,3}\d){6,}/gu;
const LEFT_OUT = '…';

/** A stored question on one line, without what may tell who asked it; empty for a photo without words. */
export function quotable(question: string): string {
  const text = wordsAsked(question).replace(TELLING, LEFT_OUT).replace(/\s+/g, ' ').trim();
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1).trimEnd()}${LEFT_OUT}` : text;
}

/** The same for questions that differ in case, marks and blanks only. */
export const wordingKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Questions of the same words: as they are quoted, how often they were asked, and one of them as it was. */
export type Wording = { text: string; times: number; question: string };

/** The wordings of questions, the commonest first, and of those that are as common the one that came first. */
export function countWordings(questions: Iterable<string>): Wording[] {
  const known = new Map<string, Wording>();
  for (const question of questions) {
    const text = quotable(question);
    const key = wordingKey(text);
    const wording = known.get(key);
    if (wording) wording.times += 1;
    else if (key !== '') known.set(key, { text, times: 1, question: wordsAsked(question) });
  }
  return [...known.values()].sort((a, b) => b.times - a.times);
}
