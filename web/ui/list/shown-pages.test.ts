import { expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

it('links first, last, the current page and its neighbours, each once', () => {
  expect(shownPages(1, 8)).toEqual([1, 2, 8]);
  expect(shownPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(shownPages(2, 2)).toEqual([1, 2]);
});
