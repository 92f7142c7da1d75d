import type { Db } from '../../db/connect.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import { type Batch, type BatchDeps, encodeBatch } from './encode-batch.ts';
import { type EncodingTask, enqueueRest } from './encode-manual.job.ts';
import { createVectorRepository, type EncodableVersion } from './vectors.repository.ts';

export type EncodeManualDeps = Omit<BatchDeps, 'listEncoded'> & { db: Db };

/** From then on, vectors are put to use whenever there are twice as many: each time all of them are loaded. */
const FIRST_USED = 64;

/**
 * Gives passages of a manual their vectors, a batch at a time; the manual answers by its words meanwhile. Safe to run again at
 * any point. Ends quietly if the version does not answer any more, or if the encoder is off or keeps failing.
 */
export function createEncodeManualHandler({ db, ...deps }: EncodeManualDeps): JobHandler<EncodingTask> {
  const { findEncodable, listEncoded } = createVectorRepository(db);

  return async (task, { signal, complete }: Pick<JobContext, 'signal' | 'complete'>) => {
    if (deps.encoder.status().state === 'off') return;
    const version = await findEncodable(task.companyId, task.versionId);
    if (!version) return;
    const batch = await encodeBatch({ ...deps, listEncoded }, task, version, signal);
    await db.transaction(async (tx) => {
      await complete(tx);
      await store(tx, task, version, batch);
    });
  };
}

/** Stores a batch and enqueues the rest, unless the version has stopped answering meanwhile. */
async function store(
  tx: Db,
  task: EncodingTask,
  version: EncodableVersion,
  { rows, rest, waitMs }: Batch,
): Promise<void> {
  const { companyId, versionId } = task;
  const vectors = createVectorRepository(tx);
  if (!(await vectors.lockAnswering(companyId, version))) return;
  const done = task.done + rows.length;
  await vectors.putVectors(companyId, version, rows);
  if (areToBeUsed(task.done, done, rest === null)) await vectors.bumpRevision(companyId, versionId);
  if (rest) await enqueueRest(tx, { ...rest, done }, waitMs);
}

/** Whether `done` vectors are to be put to use: behind the last of them, or where there are twice as many as last time. */
function areToBeUsed(before: number, done: number, isEnd: boolean): boolean {
  if (isEnd) return done > 0;
  const doublings = (count: number): number => Math.floor(Math.log2(Math.max(count / FIRST_USED, 0.5)));
  return doublings(done) > doublings(before);
}
