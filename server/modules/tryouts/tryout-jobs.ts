import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueOnce } from '../../jobs/enqueue-job.ts';
import { HOUR_MS } from '../../time.ts';

const target = z.object({ tryoutId: id });

/** A manual that a visitor tries. */
export type TryoutTarget = z.output<typeof target>;

/** One at a time, besides the readings of companies, visitors in turn: who has many keeps only themselves waiting. */
export const readTryoutJob = defineJob('read-tryout', target, { maxAttempts: 3, perCompany: 1 });

/** Gives the passages their vectors; the manual answers by its words meanwhile. */
export const encodeTryoutJob = defineJob('encode-tryout', target, { maxAttempts: 2 });

/** Removes what has had its day; one job for all of them, due when the next one is over. */
export const removeTryoutsJob = defineJob('remove-tryouts', z.object({}), {
  maxAttempts: 1_000,
  maxBackoffMs: HOUR_MS / 4,
});

/** Has those removed whose time is over, in `waitMs` milliseconds; what is planned for earlier stays. */
export const removeLater = (tx: Db, waitMs: number): Promise<void> =>
  enqueueOnce(tx, removeTryoutsJob, [{ companyId: null, name: 'all', payload: {}, waitMs }]);
