import type { Pool } from 'pg';

export type CrowdLimits = {
  /** More statements than these that wait for a connection are too many: a burst of 200 questions is answered. */
  mostWaiting: number;
  /** From these on it counts how long one of them waits: one slow statement alone makes no crowd. */
  manyWaiting: number;
  /** A question takes several statements, and each of them waits that long. */
  mostWaitMs: number;
};

export const CROWD_LIMITS: CrowdLimits = { mostWaiting: 256, manyWaiting: 64, mostWaitMs: 250 };

/**
 * Tells whether so many wait for the database that a new question would wait longer than anybody does for an answer.
 * How long waiting takes is measured by waiting: while many do, one more stands in the queue, again and again.
 * @param now milliseconds, ever rising
 */
export function watchCrowd(
  pool: Pick<Pool, 'waitingCount' | 'connect'>,
  { mostWaiting, manyWaiting, mostWaitMs }: CrowdLimits = CROWD_LIMITS,
  now: () => number = () => performance.now(),
): () => boolean {
  let queuedAt: number | null = null;
  /** How long the last one waited. */
  let waitedMs = 0;

  function queue(): void {
    const since = now();
    queuedAt = since;
    const leave = (ms: number) => {
      queuedAt = null;
      waitedMs = ms;
    };
    pool.connect().then(
      (client) => {
        client.release();
        leave(now() - since);
      },
      () => leave(0),
    );
  }

  return () => {
    const { waitingCount } = pool;
    if (waitingCount > mostWaiting) return true;
    if (waitingCount <= manyWaiting) {
      // What was measured in one crowd says nothing about the next.
      waitedMs = 0;
      return false;
    }
    if (queuedAt === null) queue();
    return Math.max(waitedMs, now() - (queuedAt ?? now())) > mostWaitMs;
  };
}
