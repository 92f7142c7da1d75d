import { expect, it } from 'vitest';
import { namePlace, printedPlace } from './place-names.ts';

it.each([
  [{ page: 34 }, 'p. 34', 'p. 34'],
  [{ page: 38, pageEnd: 39 }, 'p. 38–39', 'p. 38–39'],
  [{ page: 16, pageEnd: 16, printed: '12', printedEnd: '12' }, 'p. 12', 'p. 12 (page 16 of the file)'],
  [{ page: 4, pageEnd: 5, printed: 'iv', printedEnd: 'v' }, 'p. iv–v', 'p. iv–v (page 4 of the file)'],
  [{ page: null }, null, null],
])('names pages as they are printed: %o', (pages, printed, whole) => {
  expect(printedPlace(pages)).toBe(printed);
  expect(namePlace(pages)).toBe(whole);
});
