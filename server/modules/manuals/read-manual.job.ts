import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueAnew } from '../../jobs/enqueue-job.ts';

const target = z.object({ companyId: id, versionId: id });

/** The version of a manual that is to be read. */
export type ReadingTarget = z.output<typeof target>;

/**
 * Two at a time, so that a manual of thousands of pages doesn't keep everybody else waiting. What is wrong with a file ends
 * the first attempt; the others are for what is wrong with us, such as a full disk, and take a quarter of an hour in all.
 */
export const readManualJob = defineJob('read-manual', target, { maxAttempts: 10, concurrency: 2 });

/** Has a version read once the transaction commits; whatever was given up of reading it is forgotten. */
export async function enqueueReading(tx: Db, payload: ReadingTarget): Promise<void> {
  await enqueueAnew(tx, readManualJob, { companyId: payload.companyId, payload });
}
