import { expect, it } from 'vitest';
import { backoffFor } from './backoff.ts';

const limits = { backoffMs: 1_000, maxBackoffMs: 10_000 };

it('doubles the wait with each failure up to the limit', () => {
  expect([1, 2, 3, 4, 5, 50].map((attempt) => backoffFor(limits, attempt, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
  ]);
});

it('spreads jobs that failed together by shortening the wait by up to a fifth', () => {
  expect(backoffFor(limits, 1, 0.5)).toBe(900);
  const waits = Array.from({ length: 200 }, () => backoffFor(limits, 2));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_600);
  expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
});
