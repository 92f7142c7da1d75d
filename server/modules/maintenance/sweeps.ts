import { sweepTemporaryFolders } from '../../../engine/runtime/temporary-folder.ts';
import type { Db } from '../../db/connect.ts';
import { jobsRepository } from '../../jobs/jobs.repository.ts';
import { DAY_MS } from '../../time.ts';
import type { Sweep } from './maintenance.job.ts';

/** How long a job that was given up can be looked at. */
const deadJobsKeptMs = 30 * DAY_MS;
/** Far longer than an upload or the reading of a manual takes. */
const leftoverAfterMs = DAY_MS;

export type SweepDeps = {
  db: Db;
  sweepSessions: Sweep;
  sweepTokens: Sweep;
  /** Erases what was said longer ago than it is to be kept. */
  sweepConversations: Sweep;
  sweepDeliveries: Sweep;
  /** Removes passages of versions that answer no more. */
  sweepPassages: Sweep;
  /** Removes stored files that no row names. */
  sweepOrphans: (olderThanMs: number) => Promise<number>;
};

/** What is removed every day, by the name it is logged under. */
export const createSweeps = ({
  db,
  sweepSessions,
  sweepTokens,
  sweepConversations,
  sweepDeliveries,
  sweepPassages,
  sweepOrphans,
}: SweepDeps): Record<string, Sweep> => ({
  expiredSessions: sweepSessions,
  expiredLinks: sweepTokens,
  oldMessages: sweepConversations,
  oldWebhookDeliveries: sweepDeliveries,
  replacedPassages: sweepPassages,
  deadJobs: () => jobsRepository(db).removeDead(deadJobsKeptMs),
  orphanedFiles: () => sweepOrphans(leftoverAfterMs),
  temporaryFolders: () => sweepTemporaryFolders(leftoverAfterMs),
});
