import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createRateWindows } from '../db/rate-windows.repository.ts';
import { rateWindow } from '../db/schema/platform.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { createSharedCounter, type SharedCounter } from './shared-rate-store.ts';

const MINUTE_MS = 60_000;
const SECRET = Buffer.from('a secret of the installation').toString('base64url');

/** Makes `calls` calls and counts those within the limit. */
const letThrough = async (count: SharedCounter, key: string, calls: number, max: number): Promise<number> => {
  const counted = await Promise.all(Array.from({ length: calls }, () => count(key, MINUTE_MS, max)));
  return counted.filter(({ current }) => current <= max).length;
};

describeOnBothDatabases('a rate limit that processes keep together', (database) => {
  const createProcess = (): SharedCounter => createSharedCounter(createRateWindows(database().write, SECRET));

  it('lets through as many as it says of one process, and not one more of several', async () => {
    expect(await letThrough(createProcess(), 'alone', 100, 30)).toBe(30);
    const [first, second] = [createProcess(), createProcess()];
    expect(await letThrough(first, 'small', 20, 30)).toBe(20);
    expect(await letThrough(second, 'small', 20, 30)).toBe(10);
    const together = await Promise.all([
      letThrough(first, 'large', 700, 600),
      letThrough(second, 'large', 700, 600),
    ]);
    expect(together[0] + together[1]).toBeLessThanOrEqual(600);
    expect(together[0] + together[1]).toBeGreaterThanOrEqual(600 - 30);
  });

  it('counts each caller for itself, and anew when the window has ended', async () => {
    const count = createProcess();
    expect(await letThrough(count, 'dana', 40, 30)).toBe(30);
    expect(await letThrough(count, 'ravi', 10, 30)).toBe(10);
    await database().write.update(rateWindow).set({ endsAt: sql`now() - interval '1 second'` });
    expect(await letThrough(createProcess(), 'dana', 40, 30)).toBe(30);
  });

  it('keeps no window that has ended, and nobody’s address', async () => {
    const windows = createRateWindows(database().write, SECRET);
    await windows.add('198.51.100.7', 1, MINUTE_MS);
    expect(JSON.stringify(await database().write.select().from(rateWindow))).not.toContain('198.51.100.7');
    await database().write.update(rateWindow).set({ endsAt: sql`now() - interval '1 second'` });
    await windows.sweep();
    expect(await database().write.select().from(rateWindow)).toEqual([]);
  });
});

describe('a rate limit that processes keep together', () => {
  it('asks the database for a share at a time, and not at all for who is above it', async () => {
    let hits = 0;
    const add = vi.fn(async (_key: string, calls: number) => {
      hits += calls;
      return { hits, endsInMs: MINUTE_MS };
    });
    const count = createSharedCounter({ add });
    for (let n = 0; n < 2000; n += 1) await count('flood', MINUTE_MS, 600);
    expect(add).toHaveBeenCalledTimes(24);
    expect(await count('flood', MINUTE_MS, 600)).toMatchObject({ current: 601 });
  });

  it('refuses nothing and lets nothing through uncounted while the database does not answer', async () => {
    const failure = new Error('connection lost');
    const count = createSharedCounter({ add: () => Promise.reject(failure) });
    await expect(count('dana', MINUTE_MS, 30)).rejects.toBe(failure);
  });
});
