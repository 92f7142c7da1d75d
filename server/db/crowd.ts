import type { Pool } from 'pg';

export type CrowdLimits = {
  /** More statements than these that wait for a connection are too many: a burst of 200 questions is answered. */
  mostWaiting: number;
  /** More than these are a crowd, which is not let grow once it has lasted. */
  manyWaiting: number;
  /** A crowd is over when no more than these wait. */
  fewWaiting: number;
  /** A burst is taken in before that; what goes on for longer is more than can be answered. */
  patienceMs: number;
};

export const CROWD_LIMITS: CrowdLimits = {
  mostWaiting: 256,
  manyWaiting: 64,
  fewWaiting: 8,
  patienceMs: 5_000,
};

/**
 * Tells whether so many wait for the database that a new question would wait longer than anybody does for an answer: each
 * of its statements would queue behind all others.
 * @param now milliseconds, ever rising
 */
export function watchCrowd(
  pool: Pick<Pool, 'waitingCount'>,
  { mostWaiting, manyWaiting, fewWaiting, patienceMs }: CrowdLimits = CROWD_LIMITS,
  now: () => number = () => performance.now(),
): () => boolean {
  let crowdedSince: number | null = null;

  return () => {
    const { waitingCount } = pool;
    if (waitingCount <= fewWaiting) crowdedSince = null;
    else if (waitingCount > manyWaiting) crowdedSince ??= now();
    if (waitingCount > mostWaiting) return true;
    return waitingCount > manyWaiting && crowdedSince !== null && now() - crowdedSince > patienceMs;
  };
}
