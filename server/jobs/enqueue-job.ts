import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/connect.ts';
import { job } from '../db/schema/jobs.ts';
import type { JobDefinition } from './define-job.ts';

/** Notified when a job is due at once; PostgreSQL delivers it at the commit. */
export const jobChannel = 'manualist_job';

/** To be returned by a statement that makes jobs due: they are looked for as soon as it is committed. */
export const notifyWorkers = sql`pg_notify(${jobChannel}, '')`;

export type NewJob<Payload> = {
  /** Company the work is for; null for the installation's own. */
  companyId: string | null;
  payload: Payload;
  /** Not before this moment; default: at once. */
  runAt?: Date;
};

/**
 * Puts work in the queue. Given a transaction, the job exists if and only if the rest of it does.
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

/** As `enqueueJob` for several at once, in one statement. @returns their ids in the same order. */
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
 * Puts work in the queue that was given up before: the dead jobs that were to do the same are removed, so that nobody
 * looks after what is being done. Belongs into a transaction.
 */
export async function enqueueAnew<Payload>(
  tx: Db,
  definition: JobDefinition<Payload>,
  newJob: NewJob<Payload>,
): Promise<void> {
  const payload = JSON.stringify(definition.payload.parse(newJob.payload));
  await tx
    .delete(job)
    .where(
      and(eq(job.kind, definition.kind), eq(job.state, 'dead'), sql`${job.payload} = ${payload}::jsonb`),
    );
  await enqueueJob(tx, definition, newJob);
}
