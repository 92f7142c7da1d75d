import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { RecentlyUsed } from '../lib/recently-used.ts';

type Window = { count: number; startedAt: number };
type Done = Parameters<FastifyRateLimitStore['incr']>[1];

/** Callers that are remembered; the one that has not called for longest is forgotten first. */
const maxCallers = 5_000;

/**
 * Counts the calls of each caller in windows of time. The plugin's own store uses the time of day: if the clock were
 * set back by a day, a caller who had used up a minute's calls would be locked out for a day.
 */
export class SteadyLimitStore implements FastifyRateLimitStore {
  readonly #windows = new RecentlyUsed<Window>(maxCallers);
  readonly #now: () => number;

  /** @param now monotonic clock, in milliseconds */
  constructor(_options?: FastifyRateLimitOptions, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(key: string, done: Done, windowMs = 0): void {
    const now = this.#now();
    const known = this.#windows.get(key);
    const isOver = known === undefined || known.startedAt + windowMs <= now;
    const window = isOver ? { count: 1, startedAt: now } : { ...known, count: known.count + 1 };
    this.#windows.set(key, window);
    done(null, { current: window.count, ttl: windowMs - (now - window.startedAt) });
  }

  /** Makes the store of a route, since routes are counted apart. */
  child(): SteadyLimitStore {
    return new SteadyLimitStore(undefined, this.#now);
  }
}
