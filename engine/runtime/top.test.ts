import { describe, expect, it } from 'vitest';
import { largestScore, topNumbers } from './top.ts';

const MANY = 500_000;

describe('scores of an index of many passages', () => {
  const scores = new Float64Array(MANY).fill(1);
  scores[MANY - 1] = 3;
  scores[7] = 2;

  it('are compared, however many there are', () => {
    expect(largestScore(scores)).toBe(3);
    expect(largestScore(new Float64Array(0))).toBe(0);
  });

  it('are sorted as far as is asked for, of equal ones the earlier first', () => {
    expect(topNumbers(scores, 4)).toEqual([MANY - 1, 7, 0, 1]);
  });
});
