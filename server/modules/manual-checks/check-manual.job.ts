import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineDailyJob } from '../../jobs/daily-job.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueOnce } from '../../jobs/enqueue-job.ts';

const payload = z.object({ companyId: id, versionId: id });

/** The version of a manual that is to be checked. */
export type CheckTarget = z.output<typeof payload>;

/** Seconds for the longest manuals, in pieces of milliseconds; companies take turns. */
export const checkManualJob = defineJob('check-manual', payload, { perCompany: 1 });

/** Looks for manuals that were not checked: read before an upgrade, or checked by rules that have changed. */
export const checkMissingJob = defineDailyJob('check-missing', { isDueAtStart: true });

/** Enqueues versions that are not in the queue yet. */
export async function enqueueChecks(db: Db, targets: readonly CheckTarget[]): Promise<void> {
  await enqueueOnce(
    db,
    checkManualJob,
    targets.map((target) => ({
      companyId: target.companyId,
      name: `${target.companyId} ${target.versionId}`,
      payload: target,
    })),
  );
}
