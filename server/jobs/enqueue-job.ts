import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/connect.ts';
import { job } from '../db/schema/jobs.ts';
import type { JobDefinition } from './define-job.ts';

/** Notified when a job is enqueued; PostgreSQL delivers it at the commit. */
export const jobChannel = 'manualist_job';

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
  { companyId, payload, runAt }: NewJob<Payload>,
): Promise<string> {
  const id = uuid();
  await db
    .insert(job)
    .values({
      id,
      companyId,
      kind: definition.kind,
      payload: definition.payload.parse(payload),
      maxAttempts: definition.maxAttempts,
      ...(runAt === undefined ? {} : { runAt }),
    })
    .returning({ notified: sql`pg_notify(${jobChannel}, '')` });
  return id;
}
