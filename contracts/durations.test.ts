import { expect, it } from 'vitest';
import { shortDuration } from './durations.ts';

it.each([
  [1, 1, 'ms'],
  [144, 140, 'ms'],
  [994, 990, 'ms'],
  [996, 1, 's'],
  [1449, 1.4, 's'],
  [12_345, 12, 's'],
  [134_000, 130, 's'],
])('%i ms are %d %s', (ms, value, unit) => {
  expect(shortDuration(ms)).toEqual({ value, unit });
});
