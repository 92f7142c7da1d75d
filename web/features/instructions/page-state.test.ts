import { expect, it } from 'vitest';
import { leastPromise, stateOf, today } from './page-state.ts';

const DRAFT = { publishedAt: null, promisedUntil: null, releasedAt: null };
const PUBLISHED = { publishedAt: '2026-11-28T10:00:00.000Z', promisedUntil: '2037-01-01', releasedAt: null };

it.each([
  [DRAFT, 'draft'],
  [PUBLISHED, 'published'],
  [{ ...PUBLISHED, promisedUntil: '2026-11-27' }, 'over'],
  [{ ...PUBLISHED, promisedUntil: '2026-11-28' }, 'published'],
  [{ ...PUBLISHED, releasedAt: '2026-12-01T10:00:00.000Z' }, 'released'],
])('tells of %j that it is %s', (page, state) => expect(stateOf(page, '2026-11-28')).toBe(state));

it('counts ten years from the publishing, and a day', () => {
  const now = new Date('2026-11-28T23:30:00Z');
  expect(today(now)).toBe('2026-11-28');
  expect(leastPromise(null, now)).toBe('2036-11-29');
  expect(leastPromise('2024-02-29T00:00:00.000Z', now)).toBe('2034-03-02');
});
