import { expect, it } from 'vitest';
import { pairedInterval } from './paired-interval.ts';

it('holds the mean, and is the wider the less the differences agree', () => {
  const agreed = pairedInterval(Array.from({ length: 100 }, () => 2));
  const mixed = pairedInterval(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 12 : -8)));
  expect(agreed).toEqual([2, 2]);
  expect(mixed[0]).toBeLessThan(2);
  expect(mixed[1]).toBeGreaterThan(2);
  expect(pairedInterval([])).toEqual([0, 0]);
});
