import { describe, expect, it } from 'vitest';
import { forTenant } from '../../../db/tenant.ts';
import { hashingInEarnest } from '../../../testing/set-up/cheap-argon2.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

it('are hashed at the cost that OWASP recommends, each with a salt of its own', async () => {
  const hashes = await hashingInEarnest(() =>
    Promise.all([hashPassword('a-good-long-password'), hashPassword('a-good-long-password')]),
  );
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it('are told from others, whatever their hash has cost', async () => {
  for (const hash of [await hashPassword('right'), await hashingInEarnest(() => hashPassword('right'))]) {
    expect(await verifyPassword(hash, 'right')).toBe(true);
    expect(await verifyPassword(hash, 'wrong')).toBe(false);
  }
  expect(await verifyPassword(null, 'right')).toBe(false);
});

it('cost the tests of other things next to nothing', async () => {
  expect(await hashPassword('right')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});

describe('many passwords at once', () => {
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
