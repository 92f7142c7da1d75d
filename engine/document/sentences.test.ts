import { expect, it } from 'vitest';
import { isOpenEnded, splitSentences } from './sentences.ts';

const sentences = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

it('ends Chinese and Japanese sentences at their own marks, with what closes behind them', () => {
  expect(sentences('取下滤网。用水冲洗！干了吗？装回。')).toEqual([
    '取下滤网。',
    '用水冲洗！',
    '干了吗？',
    '装回。',
  ]);
  expect(sentences('「止めてください。」と表示されます｡電源を切ります。')).toEqual([
    '「止めてください。」',
    'と表示されます｡',
    '電源を切ります。',
  ]);
});

it('takes no sentence of theirs for a title', () => {
  expect(isOpenEnded('取下滤网。')).toBe(false);
  expect(isOpenEnded('清洁滤网')).toBe(true);
});

it('begins an item with its marker, be that a number or a letter', () => {
  expect(sentences('Do this:\na. Press Start.\n2. Wait.')).toEqual([
    'Do this:',
    'a. Press Start.',
    '2. Wait.',
  ]);
});
