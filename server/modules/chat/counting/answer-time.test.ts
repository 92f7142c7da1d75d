import { expect, it } from 'vitest';
import { elapsedMs, msOfStep, stepOf } from './answer-time.ts';

const DAY_MS = 86_400_000;

it('stands less than 5 % or 1 ms from every time, and puts none before a shorter one', () => {
  let last = -1;
  for (let ms = 1; ms <= DAY_MS; ms = Math.ceil(ms * 1.003)) {
    const step = stepOf(ms);
    expect(step).toBeGreaterThanOrEqual(last);
    expect(Math.abs(msOfStep(step) - ms)).toBeLessThan(Math.max(0.05 * ms, 1.01));
    last = step;
  }
});

it.each([
  [1, 0],
  [2, 8],
  [1024, 80],
])('%i ms is step %i', (ms, step) => {
  expect(stepOf(ms)).toBe(step);
  expect(msOfStep(step)).toBe(ms);
});

it.each([
  [100, 100, 1],
  [100, 100.3, 1],
  [100, 340.6, 241],
])('from %d to %d are %i whole milliseconds', (startedAt, now, expected) => {
  expect(elapsedMs(() => now, startedAt)).toBe(expected);
});
