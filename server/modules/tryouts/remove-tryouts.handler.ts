import type { Db } from '../../db/connect.ts';
import { enqueueJobs } from '../../jobs/enqueue-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { removeFilesJob } from '../files/remove-files.job.ts';
import { removeLater } from './tryout-jobs.ts';
import { createTryoutRepository } from './tryouts.repository.ts';

/** Removes rows and vectors of what is over, has the files removed, and plans when to look again. */
export function createRemoveTryoutsHandler({ db }: { db: Db }): JobHandler<Record<string, never>> {
  return (_payload, { complete }) =>
    db.transaction(async (tx) => {
      // First of all: whoever adds a manual meanwhile waits for this, and then plans by itself.
      await complete(tx);
      const tryouts = createTryoutRepository(tx);
      const removed = await tryouts.removeExpired();
      await removeFilesLater(tx, removed);
      const next = await tryouts.findNextEnd();
      if (next !== null) await removeLater(tx, Math.max(0, next.getTime() - Date.now()) + 1);
    });
}

/** Has files removed by a job, in the transaction that forgets them. */
export async function removeFilesLater(
  tx: Db,
  removed: readonly { id: string; fileKey: string }[],
): Promise<void> {
  await enqueueJobs(
    tx,
    removeFilesJob,
    removed.map(({ id, fileKey }) => ({ companyId: null, payload: { companyId: id, fileKeys: [fileKey] } })),
  );
}
