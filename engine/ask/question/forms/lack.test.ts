import { expect, it } from 'vitest';
import { lackIn } from './lack.ts';

it.each([
  ['No steam comes out of the wand', 'steam'],
  ['Milk does not froth', 'froth'],
  ["it won't start", 'start'],
  ['it dont heat', 'heat'],
  ['Water under the machine', ''],
  ['', ''],
])('finds in "%s" that "%s" is lacking', (text, lack) => {
  expect(lackIn(text)).toBe(lack);
});
