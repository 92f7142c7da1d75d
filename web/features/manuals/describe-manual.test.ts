import { expect, it } from 'vitest';
import { describeManual, hasPagesToSee } from './describe-manual.ts';

const manual = {
  filename: 'HP9.pdf',
  pages: 64,
  bytes: 19_314_770,
  version: 3,
  unreadablePages: [34],
  recognizedPages: 0,
  status: 'ready' as const,
} satisfies Parameters<typeof describeManual>[0];

it('names file, pages, size, version and pages without text', () => {
  expect(describeManual({ ...manual, unreadablePages: [34] })).toBe(
    'HP9.pdf, 64 pages, 18.42 MB, version 3. No text found on p. 34.',
  );
});

it('leaves out the pages of a Word file and the version of a first one', () => {
  expect(describeManual({ ...manual, pages: null, version: 1, unreadablePages: [] })).toBe(
    'HP9.pdf, 18.42 MB',
  );
});

it('counts pages without text when there are too many to list', () => {
  const unreadablePages = Array.from({ length: 13 }, (_, index) => 2 * index + 1);
  expect(describeManual({ ...manual, unreadablePages })).toContain('No text found on 13 pages.');
});

it('does not call pages unreadable while the file is still being read', () => {
  expect(describeManual({ ...manual, status: 'processing', unreadablePages: [34] })).not.toContain('No text');
});

it('says how many pages were recognised, before those without text', () => {
  expect(describeManual({ ...manual, version: 1, recognizedPages: 3 })).toBe(
    'HP9.pdf, 64 pages, 18.42 MB. 3 pages recognised in pictures. No text found on p. 34.',
  );
});

it('has more to see of a manual that is read only where its pages were not simply read', () => {
  const read = { ...manual, unreadablePages: [], recognizedPages: 0 };
  expect([manual, { ...read, recognizedPages: 1 }, read].map(hasPagesToSee)).toEqual([true, true, false]);
  expect(hasPagesToSee({ ...manual, status: 'processing' })).toBe(false);
});
