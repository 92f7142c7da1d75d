import type { Db } from '../../db/connect.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import type { FileHolds } from './file-holds.service.ts';
import { parseFileKey } from './file-key.ts';
import { createFileRepository } from './files.repository.ts';

export type SweepOrphansDeps = {
  db: Db;
  fileStore: Pick<FileStore, 'list' | 'remove'>;
  /** Forgets what was drawn from a file. */
  forgetPictures: (fileKey: string) => Promise<void>;
  /** While files are held, those left are for the next time. */
  isHeld: FileHolds['isHeld'];
};

type OwnedKey = { companyId: string; key: string };

/** Keys held in memory and looked up at once. */
const BATCH_SIZE = 500;

/**
 * Removes files that were stored but never became part of anything, because the program was killed between storing a
 * file and recording it. Files of companies that this database does not know are left alone: another installation may
 * share the bucket.
 */
export function createSweepOrphans({ db, fileStore, forgetPictures, isHeld }: SweepOrphansDeps) {
  const repository = createFileRepository(db);

  /** Keys stored before `before`, batch by batch: there may be more files than memory has room for names. */
  async function* listBatches(before: Date): AsyncGenerator<OwnedKey[]> {
    let batch: OwnedKey[] = [];
    for await (const { key, storedAt } of fileStore.list()) {
      const companyId = storedAt < before ? parseFileKey(key)?.companyId : undefined;
      if (companyId === undefined) continue;
      batch.push({ companyId, key });
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  async function sweepCompany(companyId: string, keys: string[]): Promise<number> {
    if (!(await repository.companyExists(companyId))) return 0;
    const used = await repository.listUsedKeys(companyId, keys);
    // Only now: what nothing needed before the hold began, whoever holds has not read of.
    if (await isHeld()) return 0;
    const orphans = keys.filter((key) => !used.has(key));
    for (const key of orphans) {
      await fileStore.remove(key);
      await forgetPictures(key);
    }
    return orphans.length;
  }

  /**
   * @param olderThanMs a file younger than this may still be waiting for the transaction that records it; well above
   *   the longest upload
   * @returns how many files were removed
   */
  return async function sweepOrphans(olderThanMs: number): Promise<number> {
    let removed = 0;
    for await (const batch of listBatches(new Date(Date.now() - olderThanMs))) {
      for (const [companyId, own] of groupBy(batch, (one) => one.companyId))
        removed += await sweepCompany(
          companyId,
          own.map(({ key }) => key),
        );
    }
    return removed;
  };
}
