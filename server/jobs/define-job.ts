import type { z } from 'zod';

/** A kind of job. Its handler is registered separately, and only in processes that run jobs. */
export type JobDefinition<Payload> = Readonly<{
  kind: string;
  payload: z.ZodType<Payload>;
  /** Number of attempts after which the job is dead. */
  maxAttempts: number;
  /** Time after which a worker that has not renewed its lease loses the job to another. */
  leaseMs: number;
  /** Number of jobs of this kind that one process runs at once. */
  concurrency: number;
  /** Number of those that are of one company; the others are left to other companies, even while none comes. */
  perCompany: number;
  /** Wait after the first failure. It doubles with each further one, up to `maxBackoffMs`. */
  backoffMs: number;
  maxBackoffMs: number;
}>;

type Options = Partial<Omit<JobDefinition<unknown>, 'kind' | 'payload'>>;

const defaults = {
  maxAttempts: 5,
  leaseMs: 30_000,
  concurrency: 1,
  perCompany: Number.POSITIVE_INFINITY,
  backoffMs: 2_000,
  maxBackoffMs: 600_000,
};

/**
 * Defines a kind of job.
 * @param kind is stored with every job, so renaming it orphans the jobs already in the database.
 * @param payload schema of the handler's input, ids rather than contents; checked when written and when read.
 */
export function defineJob<Payload>(
  kind: string,
  payload: z.ZodType<Payload>,
  options: Options = {},
): JobDefinition<Payload> {
  return { kind, payload, ...defaults, ...options };
}

/** An error after which another attempt would be useless: the job of a handler that throws it is dead at once. */
export class PermanentJobError extends Error {}
