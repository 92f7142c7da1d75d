import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { enqueueOnce } from '../../jobs/enqueue-job.ts';

const payload = z.object({ companyId: id, versionId: id, replacedVersionId: id });

/** The version that answers now, and the one that answered before it. */
export type ComparisonTarget = z.output<typeof payload>;

/** Compares the answers that were given with a new version: seconds for most, a portion at a time. */
export const compareAnswersJob = defineJob('compare-answers', payload, { perCompany: 1 });

/** Enqueues the comparison, in the transaction that publishes the version. */
export const compareLater = (tx: Db, target: ComparisonTarget): Promise<void> =>
  enqueueOnce(tx, compareAnswersJob, [
    { companyId: target.companyId, name: `${target.companyId} ${target.versionId}`, payload: target },
  ]);
