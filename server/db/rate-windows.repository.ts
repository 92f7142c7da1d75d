import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { fromNow } from './from-now.ts';
import { rateWindow } from './schema/platform.ts';

/** Interval at which each process removes windows that have ended. */
const SWEEP_EVERY_MS = 60_000;

/** A window after calls were added to it. */
export type CountedWindow = {
  /** Calls in the window, including those just added. */
  hits: number;
  /** Milliseconds until the window ends, by the database's clock. */
  endsInMs: number;
};

export type RateWindows = ReturnType<typeof createRateWindows>;

/**
 * Makes the windows of rate limits, in which all processes on the database count together.
 * @param secret for hashing the keys, base64url, so that the table does not show callers' addresses
 */
export function createRateWindows(db: Db, secret: string) {
  const hashKey = Buffer.from(secret, 'base64url');
  let sweptAt = Date.now();

  /** Removes ended windows, except rows that are just being written, because their window is a new one. */
  async function sweep(): Promise<void> {
    sweptAt = Date.now();
    await db.execute(
      sql`delete from ${rateWindow} where ${rateWindow.key} in (
        select ${rateWindow.key} from ${rateWindow} where ${rateWindow.endsAt} < now() for update skip locked)`,
    );
  }

  return {
    /** Adds `calls` to a caller's window in one statement; an ended window begins anew and lasts `windowMs`. */
    async add(key: string, calls: number, windowMs: number): Promise<CountedWindow> {
      const hasEnded = sql`${rateWindow.endsAt} <= now()`;
      const [row] = await db
        .insert(rateWindow)
        .values({
          key: createHmac('sha256', hashKey).update(key).digest('base64url'),
          hits: calls,
          endsAt: fromNow(windowMs),
        })
        .onConflictDoUpdate({
          target: rateWindow.key,
          set: {
            hits: sql`case when ${hasEnded} then 0 else ${rateWindow.hits} end + excluded.hits`,
            endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateWindow.endsAt} end`,
          },
        })
        .returning({
          hits: rateWindow.hits,
          endsInMs: sql<number>`extract(epoch from ${rateWindow.endsAt} - now())::float8 * 1000`,
        });
      if (row === undefined) throw new Error('The window of a rate limit was not stored.');
      // Nobody waits for the sweep, and the next one makes up for one that fails.
      if (Date.now() - sweptAt > SWEEP_EVERY_MS) void sweep().catch(() => undefined);
      return row;
    },
    sweep,
  };
}
