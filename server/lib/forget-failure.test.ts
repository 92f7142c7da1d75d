import { expect, it } from 'vitest';
import { forgetFailure } from './forget-failure.ts';

const failing = () => Promise.reject(new Error('no connection'));

it('forgets what failed, and keeps what succeeded', async () => {
  const entries = new Map([
    ['a', { result: failing() }],
    ['b', { result: Promise.resolve(1) }],
  ]);
  for (const [key, entry] of entries) forgetFailure(entries, key, entry, entry.result);
  await Promise.allSettled([...entries.values()].map(({ result }) => result));
  expect([...entries.keys()]).toEqual(['b']);
});

it('keeps what has taken the place of what failed', async () => {
  const older = { result: failing() };
  const newer = { result: Promise.resolve(1) };
  const entries = new Map<string, typeof older | typeof newer>([['a', older]]);
  forgetFailure(entries, 'a', older, older.result);
  entries.set('a', newer);
  await older.result.catch(() => undefined);
  expect(entries.get('a')).toBe(newer);
});
