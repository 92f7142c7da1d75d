import { expect, it } from 'vitest';
import { describeTrend, toTotals } from './totals.ts';

const before = { from: '2026-10-01', to: '2026-10-30', asked: 10 };
const total = { asked: 0, answered: 0, not_answered: 0, works: 0, does_not_work: 0, resolved: 0 };

it.each([
  [32, '+32% from the 30 days before'],
  [-9, '\u22129% from the 30 days before'],
  [0, 'Same as in the 30 days before'],
  [null, null],
])('says of the trend %j: %j', (trend, text) => {
  expect(describeTrend({ trend, before })).toBe(text);
});

it('gives no share of questions where none was asked', () => {
  const overview = { total, before, trend: null, days: [], daysBefore: [] };
  expect(toTotals(overview).deflection.value).toBe('—');
  const asked = { ...overview, total: { ...total, asked: 8, answered: 7, resolved: 6 } };
  expect(toTotals(asked).deflection).toMatchObject({ value: '75%', trend: '6 of 8 questions' });
});
