import { expect, it } from 'vitest';
import { gridLines, toBars, unitOf, unitsFor } from './bars.ts';

const counts = {
  days: [
    { day: '2026-10-31', asked: 3, answered: 2 },
    { day: '2026-11-02', asked: 5, answered: 5 },
  ],
  daysBefore: [
    { day: '2026-10-27', asked: 4, answered: 1 },
    { day: '2026-10-30', asked: 1, answered: 1 },
  ],
};
const days = { from: '2026-10-31', to: '2026-11-04' };

it('gives each day a bar, also those without a question, beside the same day of the period before', () => {
  expect(toBars(days, 'day', counts)).toEqual([
    { from: '2026-10-31', to: '2026-10-31', asked: 3, answered: 2, before: 0 },
    { from: '2026-11-01', to: '2026-11-01', asked: 0, answered: 0, before: 4 },
    { from: '2026-11-02', to: '2026-11-02', asked: 5, answered: 5, before: 0 },
    { from: '2026-11-03', to: '2026-11-03', asked: 0, answered: 0, before: 0 },
    { from: '2026-11-04', to: '2026-11-04', asked: 0, answered: 0, before: 1 },
  ]);
});

it('begins weeks on Monday and months on the first, cut off by the period', () => {
  expect(toBars(days, 'week', counts)).toEqual([
    { from: '2026-10-31', to: '2026-11-01', asked: 3, answered: 2, before: 4 },
    { from: '2026-11-02', to: '2026-11-04', asked: 5, answered: 5, before: 1 },
  ]);
  expect(toBars(days, 'month', counts)).toEqual([
    { from: '2026-10-31', to: '2026-10-31', asked: 3, answered: 2, before: 0 },
    { from: '2026-11-01', to: '2026-11-04', asked: 5, answered: 5, before: 5 },
  ]);
});

it.each([
  ['2026-11-21', ['day']],
  ['2026-12-04', ['day', 'week']],
  ['2027-02-18', ['day', 'week', 'month']],
  ['2027-11-20', ['week', 'month']],
])('offers what can be told apart from 2026-11-21 to %s', (to, units) => {
  const period = { from: '2026-11-21', to };
  expect(unitsFor(period)).toEqual(units);
  expect(unitOf('year', period)).toBe(units[0]);
  expect(unitOf(units.at(-1) ?? '', period)).toBe(units.at(-1));
});

it.each([
  [0, [1]],
  [1, [1]],
  [5, [2, 4, 6]],
  [63, [20, 40, 60, 80]],
  [95, [25, 50, 75, 100]],
  [1_234, [500, 1_000, 1_500]],
])('draws round lines for up to %d', (max, lines) => {
  expect(gridLines(max)).toEqual(lines);
});
