import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { findFractions } from './fractions.ts';

const item = (text: string, x: number, y: number, height = 9): Fragment => ({
  text,
  x,
  y,
  width: text.length * height * 0.5,
  height,
});

it('finds the parts of a fraction in a line', () => {
  const upper = item('360×4D', 150, 98, 6);
  const lower = item('X', 160, 106, 6);
  const line = [item('Therefore v =', 90, 100), upper, lower, item('= 34 cm', 172, 100)];
  expect([...findFractions(line)]).toEqual([upper, lower]);
});

it('takes neither small print for one nor what is raised', () => {
  const small = [item('Two lines of', 150, 98, 6), item('small print', 150, 106, 6)];
  expect(findFractions([item('WARNING', 110, 100), ...small]).size).toBe(0);
  expect(findFractions([item('damping.', 100, 100), item('4', 137, 98, 6)]).size).toBe(0);
  expect(findFractions([item('12', 150, 98, 6), item('14', 150, 106, 6)]).size).toBe(0);
});
