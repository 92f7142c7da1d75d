/** A store of @fastify/rate-limit that keeps the limits of several processes together. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateWindows } from '../db/rate-windows.repository.ts';
import { RecentlyUsed } from '../lib/recently-used.ts';

/**
 * The largest share of a limit that a process reserves at once. It begins with one call and doubles, so that a caller
 * whose calls reach many processes loses little to their reservations. Of 600 calls to one process 24 ask the database.
 */
const MOST_AT_ONCE = 1 / 20;
/** Callers whose reservations are remembered; for a forgotten one the database is asked again. */
const MOST_CALLERS = 5_000;

/** Calls of one window that this process has reserved and may let through without asking the database. */
type Portion = {
  /** The number of the next call, counted from 1 over all processes. */
  next: number;
  /** The number of the last reserved call. */
  last: number;
  /** How many calls were reserved at once. */
  calls: number;
  /** End of the window by this process's own clock. */
  endsAt: number;
};

/** The store's count of a call. */
export type CountedCall = {
  /** The number of the call in its window; it is refused if that is above the limit. */
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
};

export type SharedCounter = (key: string, windowMs: number, max: number) => Promise<CountedCall>;

/**
 * Counts calls over all processes and never lets more through than the limit says. Where the limit is 40 or more, a
 * caller whose calls reach several processes may be refused a few early, because the others still have some reserved.
 * Calls above the limit do not reach the database.
 */
export function createSharedCounter(windows: Pick<RateWindows, 'add'>): SharedCounter {
  const portions = new RecentlyUsed<Portion>(MOST_CALLERS);
  const asked = new Map<string, Promise<void>>();

  async function takePortion(key: string, windowMs: number, max: number): Promise<void> {
    const before = portions.get(key);
    const isSameWindow = before !== undefined && before.endsAt > performance.now();
    const calls = isSameWindow ? Math.max(1, Math.min(2 * before.calls, Math.floor(max * MOST_AT_ONCE))) : 1;
    const { hits, endsInMs } = await windows.add(key, calls, windowMs);
    const endsAt = performance.now() + endsInMs;
    portions.set(key, { next: hits - calls + 1, last: hits, calls, endsAt });
  }

  /** Asks the database for a reservation; calls that come meanwhile wait for the same reply. */
  function askOnce(key: string, windowMs: number, max: number): Promise<void> {
    const underWay = asked.get(key);
    if (underWay) return underWay;
    const asking = takePortion(key, windowMs, max).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  }

  return async (key, windowMs, max) => {
    for (;;) {
      const portion = portions.get(key);
      const ttl = portion === undefined ? 0 : portion.endsAt - performance.now();
      if (portion !== undefined && ttl > 0) {
        if (portion.next > max) return { current: max + 1, ttl };
        if (portion.next <= portion.last) {
          const current = portion.next;
          portion.next += 1;
          return { current, ttl };
        }
      }
      await askOnce(key, windowMs, max);
    }
  };
}

/** Makes the store class that the plugin wants; routes are counted apart, as in the plugin's own stores. */
export function sharedRateStore(count: SharedCounter): FastifyRateLimitStoreCtor {
  return class SharedRateStore implements FastifyRateLimitStore {
    #route = '';

    incr(
      key: string,
      callback: (error: Error | null, result?: CountedCall) => void,
      windowMs: number,
      max: number,
    ): void {
      count(`${this.#route} ${key}`, windowMs, max).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      );
    }

    child({ routeInfo }: ChildOptions): FastifyRateLimitStore {
      const child = new SharedRateStore();
      child.#route = `${routeInfo.method} ${routeInfo.url}`;
      return child;
    }
  };
}

/** The options that the plugin really passes to `child`; its declared type says otherwise. */
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0] & {
  routeInfo: { method: string | string[]; url: string };
};
