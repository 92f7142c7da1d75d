/** Jobs that run every day, once for the whole installation. */
import { and, eq, sql } from 'drizzle-orm';
import { v5 as uuidFrom } from 'uuid';
import { z } from 'zod';
import type { Db } from '../db/connect.ts';
import { fromNow } from '../db/from-now.ts';
import { job } from '../db/schema/jobs.ts';
import { DAY_MS } from '../time.ts';
import { defineJob, type JobDefinition } from './define-job.ts';
import type { JobContext, JobHandler } from './run-job.ts';

const nothing = z.object({});

export type DailyJob = JobDefinition<z.output<typeof nothing>> & {
  /** Whether it runs soon after each start as well, because another release may have other work for it. */
  isDueAtStart: boolean;
};

/** An arbitrary UUID that must never change: together with a kind it gives the id of the only job of that kind. */
const namespace = '5b6f1d5e-2b0a-4c53-9f0c-0d8f6a1c7e42';
/** Delay after a start, when the program has more urgent work than what has waited for a day. */
const startDelayMs = 300_000;

/** Defines a daily job. @param kind is stored with the job; see `defineJob`. */
export const defineDailyJob = (kind: string, { isDueAtStart = false } = {}): DailyJob => ({
  ...defineJob(kind, nothing),
  isDueAtStart,
});

/** Enqueues the job if it isn't in the queue. One that waits there is put off until the start is over. */
export async function scheduleDaily(db: Db, definition: DailyJob): Promise<void> {
  await insertDaily(db, definition, startDelayMs).onConflictDoUpdate({
    target: job.id,
    set: {
      runAt: definition.isDueAtStart ? sql`excluded.run_at` : sql`greatest(${job.runAt}, excluded.run_at)`,
    },
    setWhere: eq(job.state, 'ready'),
  });
}

/** Wraps the work so that the transaction that ends it, done or given up, also enqueues it for the next day. */
export function repeatDaily(
  db: Db,
  definition: DailyJob,
  work: (context: JobContext) => Promise<void>,
): { handler: JobHandler<unknown>; onDead: (payload: unknown, error: string, tx: Db) => Promise<void> } {
  return {
    handler: async (_payload, context) => {
      await work(context);
      await db.transaction(async (tx) => {
        await context.complete(tx);
        await insertDaily(tx, definition, DAY_MS);
      });
    },
    onDead: async (_payload, _error, tx) => {
      await tx.delete(job).where(and(eq(job.id, idOf(definition)), eq(job.state, 'dead')));
      await insertDaily(tx, definition, DAY_MS);
    },
  };
}

const idOf = ({ kind }: DailyJob): string => uuidFrom(kind, namespace);

const insertDaily = (db: Db, definition: DailyJob, waitMs: number) =>
  db.insert(job).values({
    id: idOf(definition),
    kind: definition.kind,
    payload: {},
    maxAttempts: definition.maxAttempts,
    runAt: fromNow(waitMs),
  });
