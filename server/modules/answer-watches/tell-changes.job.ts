import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineDailyJob } from '../../jobs/daily-job.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';

/** Mails the customers of a company what a new version changes. */
export const tellChangesJob = defineJob('tell-changes', z.object({ companyId: id }), { perCompany: 1 });

/** Mails what had to wait: behind a day's mails, a suspension or a deletion that was undone. */
export const tellRestJob = defineDailyJob('tell-rest-of-changes');

/** Enqueues it, in the transaction that stores what has changed. */
export const tellLater = async (tx: Db, companyId: string): Promise<void> => {
  await enqueueJob(tx, tellChangesJob, { companyId, payload: { companyId } });
};
