import { expect, it } from 'vitest';
import { makeSteps } from '../../ask/testing/make-manual.ts';
import { findingsOf } from '../testing/check-drafts.ts';

const steps = (count: number, first = 1) =>
  makeSteps(
    Array.from({ length: count }, () => 'Press the key.'),
    first,
  );

it('a procedure of more than fifteen steps is long, however many passages it was cut into', () => {
  const parts = [
    { ...steps(10), continues: 0, page: 3 },
    { ...steps(6, 11), continues: 0, page: 4 },
  ];
  expect(findingsOf('long-procedure', parts)).toEqual(['16: Press the key.']);
  expect(findingsOf('long-procedure', [steps(15)])).toEqual([]);
  expect(findingsOf('long-procedure', [steps(10), steps(6)])).toEqual([]);
});

it('a number that a procedure leaves out is missing', () => {
  const gap = (between: string) => [
    { ...steps(2), continues: 0 },
    ...(between === '' ? [] : [{ text: between }]),
    { ...steps(2, 4), continues: 0, page: 5 },
  ];
  expect(findingsOf('missing-step', gap(''))).toEqual(['3: Press the key.']);
  expect(findingsOf('missing-step', gap('3. Turn it over.'))).toEqual([]);
  expect(findingsOf('missing-step', [steps(5)])).toEqual([]);
  const torn = [
    { ...steps(10), continues: 0 },
    { text: '1 1. Turn it over.' },
    { ...steps(2, 12), continues: 0 },
  ];
  expect(findingsOf('missing-step', torn)).toEqual([]);
});
