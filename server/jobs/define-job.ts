import type { z } from 'zod';

/** What a kind of work is; the handler that does it is registered apart, only where jobs are run. */
export type JobDefinition<Payload> = Readonly<{
  kind: string;
  payload: z.ZodType<Payload>;
  /** How often it is started before it counts as dead. */
  maxAttempts: number;
  /** A worker that has not been heard of for so long has lost the job to the next one. */
  leaseMs: number;
  /** Jobs of this kind that one process runs at once. */
  concurrency: number;
  /** Wait after the first failure; doubled after each further one, up to `maxBackoffMs`. */
  backoffMs: number;
  maxBackoffMs: number;
}>;

type Options = Partial<Omit<JobDefinition<unknown>, 'kind' | 'payload'>>;

const defaults = { maxAttempts: 5, leaseMs: 30_000, concurrency: 1, backoffMs: 2_000, maxBackoffMs: 600_000 };

/**
 * @param kind stored with every job: a change orphans those already in the database.
 * @param payload what the handler needs, as ids rather than contents; checked when written and when read.
 */
export function defineJob<Payload>(
  kind: string,
  payload: z.ZodType<Payload>,
  options: Options = {},
): JobDefinition<Payload> {
  return { kind, payload, ...defaults, ...options };
}

/** Thrown by a handler for which another attempt would be no use: the job is dead at once. */
export class PermanentJobError extends Error {}
