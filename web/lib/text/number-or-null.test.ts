import { expect, it } from 'vitest';
import { numberOrNull } from './number-or-null.ts';

it('an empty field is no number, and what is none stays one for the schema to refuse', () => {
  expect(['', null, '0', '90', 90].map(numberOrNull)).toEqual([null, null, 0, 90, 90]);
  expect(numberOrNull('many')).toBeNaN();
});
