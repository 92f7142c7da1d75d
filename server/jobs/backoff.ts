import type { JobDefinition } from './define-job.ts';

/** Random share of the wait, so that jobs that failed together are not all retried at once. */
const jitter = 0.2;

/**
 * The wait before the next attempt, in ms. It doubles with each failure.
 *
 * @param attempt number of the attempt that failed, from 1.
 * @param random a number from 0 up to 1.
 */
export function backoffFor(
  { backoffMs, maxBackoffMs }: Pick<JobDefinition<unknown>, 'backoffMs' | 'maxBackoffMs'>,
  attempt: number,
  random = Math.random(),
): number {
  const waitMs = Math.min(maxBackoffMs, backoffMs * 2 ** Math.max(0, attempt - 1));
  return Math.round(waitMs * (1 - jitter * random));
}
