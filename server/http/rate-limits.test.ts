/** Tests which calls count as one caller's, and how many guesses at a password are let through. */
import { describe, expect, it, vi } from 'vitest';
import { authRoutes } from '../../contracts/account/auth.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

const ALLOWED = 20;

describe('tries to sign in', () => {
  const database = useTestDatabase();

  /** Statuses of one more try than is allowed, each of which claims a different address. */
  const tryFrom = async (
    app: () => ReturnType<ReturnType<typeof useTestApp>>,
    proxied: (n: number) => string,
  ) => {
    const statuses = [];
    for (let n = 0; n <= ALLOWED; n += 1) {
      const headers = {
        'x-forwarded-for': proxied(n),
        'x-real-ip': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      };
      const body = { email: `person-${n}@example.com`, password: 'not the password' };
      statuses.push((await app().call(authRoutes.login, { headers, body })).status);
    }
    return statuses;
  };
  const refusedAtTheEnd = [...Array(ALLOWED).fill(401), 429];

  describe('without a trusted proxy', () => {
    const app = useTestApp(database, { RATE_LIMIT_SCALE: '1' });

    it('are counted by connection, whatever address their headers claim', async () => {
      expect(await tryFrom(app, (n) => `203.0.113.${n}`)).toEqual(refusedAtTheEnd);
    });
  });

  describe('while the clock is set back', () => {
    const app = useTestApp(database, { RATE_LIMIT_SCALE: '1' });

    it('are counted anew after a minute, wherever the clock is set meanwhile', async () => {
      const wait = vi.spyOn(performance, 'now');
      try {
        const started = performance.now();
        expect(await tryFrom(app, () => '')).toEqual(refusedAtTheEnd);
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - DAY_MS });
        wait.mockImplementation(() => started + 2 * MINUTE_MS);
        expect(await tryFrom(app, () => '')).toEqual(refusedAtTheEnd);
      } finally {
        vi.useRealTimers();
        wait.mockRestore();
      }
    });
  });

  describe('behind one trusted proxy', () => {
    const app = useTestApp(database, { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' });

    it('are counted by the address that the proxy saw, whatever was claimed before it', async () => {
      expect(await tryFrom(app, (n) => `203.0.113.${n}, 198.51.100.7`)).toEqual(refusedAtTheEnd);
      expect(new Set(await tryFrom(app, (n) => `198.51.100.7, 203.0.113.${n}`))).toEqual(new Set([401]));
    });
  });
});
