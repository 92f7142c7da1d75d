import { expect, it } from 'vitest';
import { groupPages } from './group-pages.ts';

it('puts pages of one reason together, what needs something to be done first', () => {
  const notes = [
    { page: 9, source: 'ocr' },
    { page: 2, source: 'ocr' },
    { page: 3, source: 'none', reason: 'picture' },
    { page: 4, source: 'none', reason: 'garbled' },
    { page: 5, source: 'none', reason: 'no-model', model: 'tha' },
    { page: 6, source: 'none', reason: 'no-model', model: 'khm' },
  ] as const;
  expect(groupPages(notes, [3, 4, 5, 6])).toEqual([
    { kind: 'garbled', model: null, pages: [4] },
    { kind: 'no-model', model: 'tha', pages: [5] },
    { kind: 'no-model', model: 'khm', pages: [6] },
    { kind: 'picture', model: null, pages: [3] },
    { kind: 'recognized', model: null, pages: [2, 9] },
  ]);
});

it('tells of pages that were read before reasons were kept', () => {
  expect(groupPages([], [7, 1])).toEqual([{ kind: 'unknown', model: null, pages: [1, 7] }]);
});

it('has nothing to tell where all pages were read', () => {
  expect(groupPages([], [])).toEqual([]);
});
