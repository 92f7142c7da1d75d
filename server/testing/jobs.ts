/** A queue for tests: empty before each of them, with runners that stop after it. */
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, vi } from 'vitest';
import { z } from 'zod';
import type { Database, Db } from '../db/connect.ts';
import { job } from '../db/schema/jobs.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import { JobRunner } from '../jobs/job-runner.ts';

/** Far longer than anything takes; less than a test may, so that what was waited for is told. */
const EVENTUALLY_MS = 60_000;

/** What the jobs of these tests carry. */
export const payload = z.object({ n: z.number() });
/** A job that is tried three times, soon after each other. */
export const counting = defineJob('counting', payload, { backoffMs: 20, maxAttempts: 3 });

/** Waits until `check` holds, and gives what it gave: long, because a busy machine is no fault of a job. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: EVENTUALLY_MS });

/** A job that was given up after every attempt. */
export async function insertDeadJob<Payload extends { companyId: string }>(
  db: Db,
  { kind, maxAttempts }: JobDefinition<Payload>,
  carried: Payload,
  lastError = 'the disk was full',
): Promise<void> {
  const { companyId } = carried;
  const given = { state: 'dead', attempts: maxAttempts, maxAttempts, lastError } as const;
  await db.insert(job).values({ id: uuidv7(), companyId, kind, payload: carried, ...given });
}

/** Call it in a block of tests. `onError` is told what the runners are told. */
export function useJobs(database: () => Database) {
  const runners: JobRunner[] = [];
  const onError = vi.fn();
  beforeEach(async () => {
    onError.mockReset();
    await database().write.delete(job);
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  return {
    onError,

    createRunner(options: { pollMs?: number; stopTimeoutMs?: number } = {}): JobRunner {
      const runner = new JobRunner({ database: database(), onError, pollMs: 50, ...options });
      runners.push(runner);
      return runner;
    },

    /** Gives the job's id. */
    enqueue: (n: number, companyId: string | null = null, definition = counting) =>
      enqueueJob(database().write, definition, { companyId, payload: { n } }),

    allJobs: () => database().write.select().from(job),
  };
}
