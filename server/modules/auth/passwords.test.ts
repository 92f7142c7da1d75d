import { describe, expect, it } from 'vitest';
import { forTenant } from '../../db/tenant.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('hashing passwords', () => {
  it('verifies what was hashed, and nothing for an account that is not there', async () => {
    const hashed = await hashPassword('a-good-long-password');
    expect(await verifyPassword(hashed, 'a-good-long-password')).toBe(true);
    expect(await verifyPassword(hashed, 'another-long-password')).toBe(false);
    expect(await verifyPassword(null, 'a-good-long-password')).toBe(false);
  });

  it('lets somebody else in before the second of many guesses', async () => {
    const done: string[] = [];
    const guess = (caller: string, name: string): Promise<void> =>
      forTenant(caller, () => hashPassword(name)).then(() => void done.push(name));
    const guesses = ['first', 'second', 'third'].map((name) => guess('who guesses', name));
    await Promise.all([...guesses, guess('who signs in', 'other')]);
    expect(done.indexOf('other')).toBeLessThan(done.indexOf('second'));
  });

  it('has those ask again later who come while too many of theirs wait', async () => {
    const many = Array.from({ length: 45 }, () => forTenant('a flood', () => hashPassword('a guess')));
    const results = await Promise.allSettled(many);
    const refused = results.filter((result) => result.status === 'rejected');
    // One is hashed, forty wait.
    expect(refused).toHaveLength(4);
    expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });
});
