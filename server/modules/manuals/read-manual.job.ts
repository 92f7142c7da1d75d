import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import { NO_EFFORT } from '../../../engine/read/read-event.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { enqueueJob, forgetDead } from '../../jobs/enqueue-job.ts';

const effort = z.object({ spentMs: z.number(), deaths: z.number().int(), singlesUntil: z.number().int() });
const task = z.object({ companyId: id, versionId: id, effort: effort.default(NO_EFFORT) });

/** The version of a manual that is to be read, and what reading it has cost so far. */
export type ReadingTask = z.output<typeof task>;

/** The version of a manual that is to be read. */
export type ReadingTarget = Pick<ReadingTask, 'companyId' | 'versionId'>;

/**
 * Two at a time, each of another company. While others wait, a manual of thousands of pages goes behind them after a few
 * batches. A faulty file ends the first attempt; the others are for faults of ours, such as a full disk, and take a
 * quarter of an hour in all.
 */
export const readManualJob: JobDefinition<ReadingTask> = defineJob('read-manual', task, {
  maxAttempts: 10,
  concurrency: 2,
  perCompany: 1,
});

/** Goes on with a manual whose next pages are pictures: a hundred times slower, so whoever has text passes by. */
export const recognizeManualJob: JobDefinition<ReadingTask> = defineJob('recognize-manual', task, {
  maxAttempts: 10,
});

export const READING_JOBS = [readManualJob, recognizeManualJob] as const;

/** Enqueues the reading of a version, and removes earlier attempts that were given up. */
export async function enqueueReading(tx: Db, { companyId, versionId }: ReadingTarget): Promise<void> {
  const target = { companyId, versionId };
  for (const definition of READING_JOBS) await forgetDead(tx, definition, target);
  await enqueueJob(tx, readManualJob, { companyId, payload: { ...target, effort: NO_EFFORT } });
}

/** Enqueues the rest of a reading, in the transaction that completes the job of what came before. */
export async function enqueueRest(
  tx: Db,
  definition: JobDefinition<ReadingTask>,
  payload: ReadingTask,
): Promise<void> {
  await enqueueJob(tx, definition, { companyId: payload.companyId, payload });
}
