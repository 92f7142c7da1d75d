import { expect, it } from 'vitest';
import { toCells } from './page-cells.ts';

it('gives each page a cell, the darker the more questions', () => {
  const cells = toCells(6, [
    { page: 2, questions: 1 },
    { page: 3, questions: 8 },
    { page: 5, questions: 4 },
    { page: 6, questions: 5 },
  ]);
  expect(cells.map(({ shade }) => shade)).toEqual([0, 1, 4, 0, 2, 3]);
  expect(cells.map(({ first, last }) => [first, last])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n]));
});

it('folds long runs of quiet pages of a long manual, and no short ones', () => {
  const cells = toCells(200, [
    { page: 50, questions: 2 },
    { page: 54, questions: 2 },
  ]);
  expect(cells.map(({ first, last }) => `${first}-${last}`)).toEqual([
    '1-49',
    ...['50-50', '51-51', '52-52', '53-53', '54-54'],
    '55-200',
  ]);
});
