import type { Db } from '../../db/connect.ts';
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

/** Keys looked up by one query. */
const BATCH_SIZE = 500;

/**
 * Removes files that were stored but never became part of anything, because the program was killed between storing a
 * file and recording it. Files of companies that this database does not know are left alone: another installation may
 * share the bucket.
 */
export function createSweepOrphans({ db, fileStore, forgetPictures, isHeld }: SweepOrphansDeps) {
  const repository = createFileRepository(db);

  /** Keys stored before `before`, by company. */
  async function listKeys(before: Date): Promise<Map<string, string[]>> {
    const keysOf = new Map<string, string[]>();
    for await (const { key, storedAt } of fileStore.list()) {
      const companyId = storedAt < before ? parseFileKey(key)?.companyId : undefined;
      if (companyId === undefined) continue;
      const keys = keysOf.get(companyId);
      if (keys) keys.push(key);
      else keysOf.set(companyId, [key]);
    }
    return keysOf;
  }

  async function sweepCompany(companyId: string, keys: string[]): Promise<number> {
    let removed = 0;
    for (let from = 0; from < keys.length; from += BATCH_SIZE) {
      const batch = keys.slice(from, from + BATCH_SIZE);
      const used = await repository.listUsedKeys(companyId, batch);
      // Only now: what nothing needed before the hold began, whoever holds has not read of.
      if (await isHeld()) return removed;
      for (const key of batch.filter((candidate) => !used.has(candidate))) {
        await fileStore.remove(key);
        await forgetPictures(key);
        removed += 1;
      }
    }
    return removed;
  }

  /**
   * @param olderThanMs a file younger than this may still be waiting for the transaction that records it; well above
   *   the longest upload
   * @returns how many files were removed
   */
  return async function sweepOrphans(olderThanMs: number): Promise<number> {
    const keysOf = await listKeys(new Date(Date.now() - olderThanMs));
    let removed = 0;
    for (const [companyId, keys] of keysOf) {
      if (await repository.companyExists(companyId)) removed += await sweepCompany(companyId, keys);
    }
    return removed;
  };
}
