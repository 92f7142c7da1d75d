import { describe, expect, it } from 'vitest';
import { groupQuestions } from './group-questions.ts';
import type { Vector } from './vector.ts';

const THINGS = { isThing: () => false, isPartner: () => false };
const of = (weights: Record<string, number>): Vector => new Map(Object.entries(weights));
const LEAKS = [of({ leak: 1 }), of({ leak: 1 }), of({ leak: 1 })];
const NOISES = [of({ noise: 1 }), of({ noise: 1 }), of({ noise: 1 })];

const groupOfLast = (last: Vector): number[] | undefined =>
  groupQuestions([...LEAKS, ...NOISES, last], THINGS).find((group) => group.includes(6));

describe('groupQuestions', () => {
  it('gives a question that is little like a group to it if none is nearly as near', () => {
    expect(groupOfLast(of({ leak: 0.2, other: 0.97 }))).toEqual([0, 1, 2, 6]);
    expect(groupOfLast(of({ leak: 0.2, noise: 0.15, other: 0.96 }))).toEqual([6]);
    expect(groupOfLast(of({ leak: 0.16, other: 0.98 }))).toEqual([6]);
  });
});
