import { expect, it } from 'vitest';
import { describeAnswerTime, describeTrend, toTotals } from './totals.ts';

const before = { from: '2026-10-01', to: '2026-10-30', asked: 10 };
const total = { asked: 0, answered: 0, not_answered: 0, works: 0, does_not_work: 0, resolved: 0 };
const answerTime = { medianMs: 140, medianMsBefore: 175, trend: -20 };

it.each([
  [32, '+32% from the 30 days before'],
  [-9, '\u22129% from the 30 days before'],
  [0, 'Same as in the 30 days before'],
  [null, null],
])('says of the trend %j: %j', (trend, text) => {
  expect(describeTrend({ trend, before })).toBe(text);
});

it('gives no share of questions where none was asked', () => {
  const overview = { total, before, answerTime, trend: null, days: [], daysBefore: [] };
  expect(toTotals(overview).deflection.value).toBe('—');
  const asked = { ...overview, total: { ...total, asked: 8, answered: 7, resolved: 6 } };
  expect(toTotals(asked).deflection).toMatchObject({ value: '75%', trend: '6 of 8 questions' });
});

it.each([
  ['faster', -20, 'Faster: 20% less than in the 30 days before'],
  ['slower', 1250, 'Slower: 1,250% more than in the 30 days before'],
  ['the same', 0, 'Same as in the 30 days before'],
  ['not to be compared', null, null],
])('says of a time to answer that it is %s', (_, trend, text) => {
  const overview = {
    total,
    before,
    answerTime: { ...answerTime, trend },
    trend: null,
    days: [],
    daysBefore: [],
  };
  expect(toTotals(overview).answerTime).toMatchObject({ value: '140\u00a0ms', trend: text });
});

it('says that answers were not timed only where there were any', () => {
  const unknown = { medianMs: null, medianMsBefore: null, trend: null };
  const overview = { total, before, answerTime: unknown };
  expect(describeAnswerTime(overview)).toBeNull();
  const asked = { ...overview, total: { ...total, asked: 3 } };
  expect(describeAnswerTime(asked)).toBe('Answers were not timed then');
  expect(toTotals({ ...asked, trend: null, days: [], daysBefore: [] }).answerTime.value).toBe('—');
});
