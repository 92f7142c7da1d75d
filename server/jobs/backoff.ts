import type { JobDefinition } from './define-job.ts';

/** Share of the wait that is left to chance, so that jobs that failed together do not come back together. */
const jitter = 0.2;

/**
 * Wait before the next attempt, in ms: doubled with each failure.
 *
 * @param attempt number of the attempt that failed, from 1.
 * @param random from 0 up to 1.
 */
export function backoffFor(
  { backoffMs, maxBackoffMs }: Pick<JobDefinition<unknown>, 'backoffMs' | 'maxBackoffMs'>,
  attempt: number,
  random = Math.random(),
): number {
  const waitMs = Math.min(maxBackoffMs, backoffMs * 2 ** Math.max(0, attempt - 1));
  return Math.round(waitMs * (1 - jitter * random));
}
