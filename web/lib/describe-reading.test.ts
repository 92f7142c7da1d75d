import { expect, it } from 'vitest';
import { describeReading } from './describe-reading.ts';

it.each([
  [{ status: 'queued', pages: null, pagesRead: 0 }, 'Waiting for its turn'],
  [{ status: 'processing', pages: null, pagesRead: 0 }, 'Opening and reading the file'],
  [{ status: 'processing', pages: 64, pagesRead: 0 }, 'Reading page 1 of 64'],
  [{ status: 'processing', pages: 64, pagesRead: 41 }, 'Reading page 42 of 64'],
  [{ status: 'processing', pages: 64, pagesRead: 64 }, 'All 64 pages read, putting them in order'],
  [{ status: 'ready', pages: 1, pagesRead: 1 }, '1 page read'],
  [{ status: 'ready', pages: null, pagesRead: 0 }, 'Read'],
  [{ status: 'failed', pages: 64, pagesRead: 3 }, 'Reading failed'],
] as const)('describes %j', (reading, text) => {
  expect(describeReading(reading)).toBe(text);
});
