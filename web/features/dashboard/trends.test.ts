import { expect, it } from 'vitest';
import { describeChange, describeNew, toCards } from './trends.ts';

it('says how much more than in the period before', () => {
  expect(describeChange(14, 'month')).toBe('+14% from last month');
});

it('says less with a minus sign', () => {
  expect(describeChange(-9, 'week')).toBe('\u22129% from last week');
});

it('says so when nothing changed', () => {
  expect(describeChange(0, 'week')).toBe('Same as last week');
});

it('groups thousands', () => {
  expect(describeChange(12_400, 'month')).toBe('+12,400% from last month');
});

it('says nothing where there is no earlier period', () => {
  expect(describeChange(null, 'month')).toBeNull();
  expect(describeNew(null)).toBeNull();
});

it('counts what is new this week', () => {
  expect(describeNew(8)).toBe('+8 new this week');
  expect(describeNew(0)).toBe('None new this week');
});

it('puts each figure under its own label', () => {
  const cards = toCards({
    chatbots: 1,
    products: 2,
    manuals: 3,
    interactions: 4,
    trends: { chatbots: 5, manuals: 6, interactions: 7 },
  });
  expect(cards.map(({ label, value, trend }) => `${label} ${value}, ${trend}`)).toEqual([
    'Active Chatbots 1, +5% from last month',
    'Total Manuals 3, +6 new this week',
    'User Interactions 4, +7% from last week',
  ]);
});
