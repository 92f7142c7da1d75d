/** Rate limits that several processes keep together: a store of @fastify/rate-limit. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateWindows } from '../db/rate-windows.repository.ts';
import { RecentlyUsed } from '../lib/recently-used.ts';

/**
 * The most of a limit that a process takes at a time. It begins with one call and doubles, so that a caller who is spread
 * over many processes loses little to what each has in hand: of 600 calls by one process 24 ask the database.
 */
const MOST_AT_ONCE = 1 / 20;
/** Callers whose calls are in hand; who is forgotten is asked for again. */
const MOST_CALLERS = 5_000;

/** Calls of one window that this process may let through without asking. */
type Portion = {
  /** The number of the next call, counted from 1 over all processes. */
  next: number;
  /** The last that is in hand. */
  last: number;
  /** How many were taken at once. */
  calls: number;
  /** End of the window by this process's own clock. */
  endsAt: number;
};

/** What the store tells of a call. */
export type CountedCall = {
  /** Its number in the window; above the limit it is refused. */
  current: number;
  /** Until the window ends, ms. */
  ttl: number;
};

export type SharedCounter = (key: string, windowMs: number, max: number) => Promise<CountedCall>;

/**
 * Counts calls over all processes. Never are more let through than the limit says. A caller whose calls are spread over
 * processes may be refused a few early: what the others have in hand of limits of 40 and more. Whoever is above the limit
 * costs the database nothing.
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

  /** Calls that come while the database is asked wait for the same reply. */
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

/** The same as the plugin takes it; each route counts for itself, as in the plugin's own stores. */
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

/** What the plugin really hands over: its own type names the route's options themselves. */
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0] & {
  routeInfo: { method: string | string[]; url: string };
};
