import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueAnew } from '../../jobs/enqueue-job.ts';

const target = z.object({ companyId: id, versionId: id });

/** The version of a manual that is to be read. */
export type ReadingTarget = z.output<typeof target>;

/**
 * Two at a time, so that a manual of thousands of pages doesn't keep everybody else waiting. A faulty file ends the
 * first attempt; the others are for faults of ours, such as a full disk, and take a quarter of an hour in all.
 */
export const readManualJob = defineJob('read-manual', target, { maxAttempts: 10, concurrency: 2 });

/** Enqueues the reading of a version, and removes earlier attempts that were given up. */
export async function enqueueReading(tx: Db, payload: ReadingTarget): Promise<void> {
  await enqueueAnew(tx, readManualJob, { companyId: payload.companyId, payload });
}
