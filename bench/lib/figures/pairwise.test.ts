import { expect, it } from 'vitest';
import { scorePairs } from './pairwise.ts';

it('counts pairs that are rightly, wrongly and not together', () => {
  // True pairs: 1-2, 1-3, 2-3. Found: 1-2, 3-4.
  expect(scorePairs(['a', 'a', 'a', 'b'], [1, 1, 2, 2])).toEqual({
    precision: 1 / 2,
    recall: 1 / 3,
    f1: 0.4,
  });
  expect(scorePairs(['a', 'a'], [1, 2]).f1).toBe(0);
});
