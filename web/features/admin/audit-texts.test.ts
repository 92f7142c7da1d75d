import { expect, it } from 'vitest';
import { texts } from './audit-texts.ts';

const { whole, broken } = texts.check;

it('a whole trail is spoken of in the right number', () => {
  expect(whole(1)).toBe('The only entry is there, as it was written.');
  expect(whole(1204)).toBe('All 1,204 entries are there, as they were written.');
});

it('a broken one says what holds before the break, if there is anything', () => {
  expect(broken(1, 0)).toBe('Entry 1 is missing or was changed.');
  expect(broken(2, 1)).toBe('Entry 2 is missing or was changed. The one before it is as it was written.');
  expect(broken(1205, 1204)).toBe(
    'Entry 1,205 is missing or was changed. The 1,204 before it are as they were written.',
  );
});
