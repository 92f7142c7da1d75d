import { expect, it } from 'vitest';
import { describeReading } from './describe-reading.ts';

it.each([
  [
    { status: 'queued', pages: null, pagesRead: 0, ahead: 3 },
    'Waiting for its turn: 3 manuals come before it',
  ],
  [
    { status: 'processing', pages: 64, pagesRead: 20, ahead: 1 },
    'Waiting for its turn: 1 manual comes before it',
  ],
  [{ status: 'queued', pages: null, pagesRead: 0, ahead: 0 }, 'Waiting for its turn: it is next'],
  [{ status: 'queued', pages: null, pagesRead: 0, ahead: null }, 'Waiting for its turn'],
  [{ status: 'processing', pages: 64, pagesRead: 41, ahead: null }, 'Reading page 42 of 64'],
] as const)('describes %j', (reading, line) => {
  expect(describeReading(reading)).toBe(line);
});
