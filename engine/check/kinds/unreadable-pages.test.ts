import { expect, it } from 'vitest';
import { checkDrafts } from '../testing/check-drafts.ts';

it('neighbouring pages without text are one finding', () => {
  const found = checkDrafts('unreadable-pages', [{ text: 'Read this.' }], {
    unreadablePages: [9, 3, 4, 5, 4],
  });
  expect(found.map(({ page, pageEnd }) => [page, pageEnd])).toEqual([
    [3, 5],
    [9, 9],
  ]);
});

it('a manual whose pages were all read has none', () => {
  expect(checkDrafts('unreadable-pages', [{ text: 'Read this.' }])).toEqual([]);
});
