import type { Starters, TriedStarter } from '../../../contracts/manuals/starters.ts';
import { MAX_STARTERS } from '../../../contracts/plans/limits.ts';

/** A question while it is edited; `key` stays the same wherever it moves. */
export type Draft = { key: number; question: string; isPinned: boolean };

let made = 0;
const withKey = (question: string, isPinned: boolean): Draft => {
  made += 1;
  return { key: made, question, isPinned };
};

/** The questions as they are kept, to be edited. */
export const draftsOf = ({ questions }: Starters): Draft[] =>
  questions.map(({ question, isPinned }) => withKey(question, isPinned));

/** One more, empty, if there is room. */
export const added = (drafts: readonly Draft[]): Draft[] =>
  drafts.length < MAX_STARTERS ? [...drafts, withKey('', false)] : [...drafts];

/** The same with the question at `from` moved by one; as they are where there is no room. */
export function moved(drafts: readonly Draft[], from: number, by: -1 | 1): Draft[] {
  const next = [...drafts];
  const [one, other] = [next[from], next[from + by]];
  if (!one || !other) return next;
  next[from] = other;
  next[from + by] = one;
  return next;
}

/** Whether a question was answered when it was saved; null while it is not the one that was. */
export const outcomeOf = (kept: readonly TriedStarter[], { question }: Draft): boolean | null =>
  kept.find((one) => one.question === question.trim())?.isAnswered ?? null;

/** What is sent of the drafts: those that were left empty are left out. */
export const choiceOf = (drafts: readonly Draft[]): { question: string; isPinned: boolean }[] =>
  drafts.flatMap(({ question, isPinned }) => {
    const text = question.trim();
    return text === '' ? [] : [{ question: text, isPinned }];
  });
