import { expect, it } from 'vitest';
import { MAX_STARTERS } from '../../../contracts/plans/limits.ts';
import { added, choiceOf, draftsOf, moved, outcomeOf } from './draft.ts';

const kept = [
  { question: 'A?', isPinned: false, isAnswered: true },
  { question: 'B?', isPinned: true, isAnswered: false },
];
const drafts = draftsOf({ isAutomatic: false, questions: kept });
const textsOf = (some: readonly { question: string }[]) => some.map(({ question }) => question);

it('moves a question by one, and never out of the list', () => {
  expect(textsOf(moved(drafts, 0, 1))).toEqual(['B?', 'A?']);
  expect(textsOf(moved(drafts, 0, -1))).toEqual(['A?', 'B?']);
  expect(textsOf(moved(drafts, 1, 1))).toEqual(['A?', 'B?']);
});

it('adds questions as long as there is room', () => {
  let some = drafts;
  for (let i = 0; i < MAX_STARTERS; i += 1) some = added(some);
  expect(some).toHaveLength(MAX_STARTERS);
  expect(new Set(some.map(({ key }) => key)).size).toBe(MAX_STARTERS);
});

it('knows of a question whether it was answered until its text is another', () => {
  const [a, b] = drafts;
  expect(a && outcomeOf(kept, a)).toBe(true);
  expect(b && outcomeOf(kept, b)).toBe(false);
  expect(a && outcomeOf(kept, { ...a, question: 'C?' })).toBeNull();
});

it('sends what was written, without the empty ones', () => {
  expect(choiceOf([...added(drafts), { key: 99, question: '  C? ', isPinned: false }])).toEqual([
    { question: 'A?', isPinned: false },
    { question: 'B?', isPinned: true },
    { question: 'C?', isPinned: false },
  ]);
});
