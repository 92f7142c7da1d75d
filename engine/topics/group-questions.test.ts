import { describe, expect, it } from 'vitest';
import { runAtOnce } from '../runtime/pieces.ts';
import type { Likeness } from './compare-questions.ts';
import { groupQuestions } from './group-questions.ts';

/** Questions on a plane, by their angles in degrees; those of a right angle have nothing in common. */
function groupsOf(angles: readonly number[]): number[][] {
  const likenessOf = (one: number, other: number): number => Math.cos(((one - other) * Math.PI) / 180);
  const likeness = angles.map(
    (one): Likeness => Float32Array.from(angles, (other) => likenessOf(one, other)),
  );
  return runAtOnce(groupQuestions(likeness)).map((group) => group.toSorted((a, b) => a - b));
}

describe('groupQuestions', () => {
  it('joins what is alike and leaves out what is like nothing', () => {
    expect(groupsOf([0, 180, 5, 185, 90, 10])).toEqual([
      [0, 2, 5],
      [1, 3],
    ]);
  });

  it('moves a question to the group where it belongs once all are joined', () => {
    // The chain of the first three ends where the others begin.
    const groups = groupsOf([0, 40, 82, 120, 121, 122, 123]);
    expect(groups.find((group) => group.includes(2))).toEqual([2, 3, 4, 5, 6]);
  });

  it('finds nothing in nothing', () => {
    expect(groupsOf([])).toEqual([]);
    expect(groupsOf([0])).toEqual([]);
  });
});
