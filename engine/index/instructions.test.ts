import { expect, it } from 'vitest';
import { countInstructions } from './instructions.ts';

it.each([
  ['1. Press OK. 2. Wait.', 3],
  ['Then press the key and hold it.', 2],
  ['The pump is quiet.', 0],
  ['', 0],
  ['Press it. '.repeat(400), 255],
])('counts the steps and imperatives of "%s"', (text, count) => {
  expect(countInstructions(text)).toBe(count);
});
