import { expect, it } from 'vitest';
import { countEarlier } from './conversation-start.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const daysAgo = (days: number) => ({ createdAt: new Date(NOW.getTime() - days * 86_400_000) });

it('goes on with a conversation of the last days', () => {
  expect(countEarlier([], null, NOW)).toBe(0);
  expect(countEarlier([daysAgo(6), daysAgo(5), daysAgo(1)], null, NOW)).toBe(0);
});

it('begins anew after a week away, and goes on with what was asked since', () => {
  expect(countEarlier([daysAgo(9), daysAgo(8)], null, NOW)).toBe(2);
  expect(countEarlier([daysAgo(20), daysAgo(9), daysAgo(1)], null, NOW)).toBe(2);
});

it('begins where the customer began a new one', () => {
  expect(countEarlier([daysAgo(3), daysAgo(2), daysAgo(1)], daysAgo(1.5).createdAt, NOW)).toBe(2);
  expect(countEarlier([daysAgo(3), daysAgo(2)], NOW, NOW)).toBe(2);
});
