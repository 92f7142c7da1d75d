import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid, v5 as uuidFrom } from 'uuid';
import type { Db } from '../db/connect.ts';
import { fromNow } from '../db/from-now.ts';
import { job } from '../db/schema/jobs.ts';
import type { JobDefinition } from './define-job.ts';

/** Channel that is notified of jobs due at once; PostgreSQL delivers the notification at the commit. */
export const jobChannel = 'manualist_job';

/** To be returned by a statement that makes jobs due: they are looked for as soon as it is committed. */
export const notifyWorkers = sql`pg_notify(${jobChannel}, '')`;

export type NewJob<Payload> = {
  /** The company that the job is for; null for the installation's own jobs. */
  companyId: string | null;
  payload: Payload;
  /** Earliest time of the first attempt; default: now. */
  runAt?: Date;
};

/**
 * Enqueues a job. Within a transaction, the job exists if and only if the transaction commits.
 *
 * @returns the id of the job.
 */
export async function enqueueJob<Payload>(
  db: Db,
  definition: JobDefinition<Payload>,
  newJob: NewJob<Payload>,
): Promise<string> {
  const [id] = await enqueueJobs(db, definition, [newJob]);
  if (id === undefined) throw new Error('The job was not stored.');
  return id;
}

/** Enqueues several jobs in one statement, otherwise like `enqueueJob`. @returns their ids in the same order. */
export async function enqueueJobs<Payload>(
  db: Db,
  definition: JobDefinition<Payload>,
  newJobs: readonly NewJob<Payload>[],
): Promise<string[]> {
  if (newJobs.length === 0) return [];
  const rows = newJobs.map(({ companyId, payload, runAt }) => ({
    id: uuid(),
    companyId,
    kind: definition.kind,
    payload: definition.payload.parse(payload),
    maxAttempts: definition.maxAttempts,
    ...(runAt === undefined ? {} : { runAt }),
  }));
  await db.insert(job).values(rows).returning({ notified: notifyWorkers });
  return rows.map(({ id }) => id);
}

/**
 * Enqueues a job that was given up before. Dead jobs with the same payload are removed, so that no operator looks into
 * a failure that is being retried. To be called in a transaction.
 */
export async function enqueueAnew<Payload>(
  tx: Db,
  definition: JobDefinition<Payload>,
  newJob: NewJob<Payload>,
): Promise<void> {
  await forgetDead(tx, definition, newJob.payload);
  await enqueueJob(tx, definition, newJob);
}

/** Removes dead jobs of a kind whose payload has all of `payload`. */
export async function forgetDead<Payload>(
  tx: Db,
  { kind }: JobDefinition<Payload>,
  payload: Partial<Payload>,
): Promise<void> {
  const isTheSame = sql`${job.payload} @> ${JSON.stringify(payload)}::jsonb`;
  await tx.delete(job).where(and(eq(job.kind, kind), eq(job.state, 'dead'), isTheSame));
}

/** An arbitrary UUID that must never change: together with a name it gives the id of the only job of that name. */
const NAMESPACE = 'd2f4c0a6-7f0b-4b53-8f63-0f4f1d3c5b1e';

export type NamedJob<Payload> = Omit<NewJob<Payload>, 'runAt'> & {
  /** What must not be in the queue twice, of this kind. */
  name: string;
  /** Wait before the first attempt; default: none. */
  waitMs?: number;
};

/**
 * Enqueues jobs that are in the queue once, whoever asks for them and how often. One that waits or runs is left as it is; one
 * that was given up is done again.
 */
export async function enqueueOnce<Payload>(
  db: Db,
  definition: JobDefinition<Payload>,
  newJobs: readonly NamedJob<Payload>[],
): Promise<void> {
  if (newJobs.length === 0) return;
  const rows = newJobs.map(({ companyId, payload, name, waitMs = 0 }) => ({
    id: uuidFrom(`${definition.kind} ${name}`, NAMESPACE),
    companyId,
    kind: definition.kind,
    payload: definition.payload.parse(payload),
    maxAttempts: definition.maxAttempts,
    runAt: waitMs === 0 ? sql`now()` : fromNow(waitMs),
  }));
  await db
    .insert(job)
    .values(rows)
    .onConflictDoUpdate({
      target: job.id,
      set: {
        state: 'ready',
        payload: sql`excluded.payload`,
        attempts: 0,
        runAt: sql`excluded.run_at`,
        lockedBy: null,
        lockedUntil: null,
        lastError: null,
      },
      setWhere: eq(job.state, 'dead'),
    })
    .returning({ notified: notifyWorkers });
}
