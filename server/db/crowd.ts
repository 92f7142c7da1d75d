export type CrowdLimits = {
  /** Waiting statements above which new questions are refused at once. A burst of 200 questions fits in. */
  mostWaiting: number;
  /** Waiting statements above which they are a crowd, which may not grow once it has lasted for `patienceMs`. */
  manyWaiting: number;
  /** Waiting statements at or below which a crowd is over. */
  fewWaiting: number;
  /** Time for which a crowd may grow: a burst is over before, and one that lasts longer can't be answered. */
  patienceMs: number;
};

export const CROWD_LIMITS: CrowdLimits = {
  mostWaiting: 256,
  manyWaiting: 64,
  fewWaiting: 8,
  patienceMs: 5_000,
};

/**
 * Makes a function that tells whether so many statements wait for the database that a new question would take too long:
 * each of its statements would queue behind all others.
 * @param now monotonic clock, in milliseconds
 */
export function watchCrowd(
  waiting: () => number,
  { mostWaiting, manyWaiting, fewWaiting, patienceMs }: CrowdLimits = CROWD_LIMITS,
  now: () => number = () => performance.now(),
): () => boolean {
  let crowdedSince: number | null = null;

  return () => {
    const waitingCount = waiting();
    if (waitingCount <= fewWaiting) crowdedSince = null;
    else if (waitingCount > manyWaiting) crowdedSince ??= now();
    if (waitingCount > mostWaiting) return true;
    return waitingCount > manyWaiting && crowdedSince !== null && now() - crowdedSince > patienceMs;
  };
}
