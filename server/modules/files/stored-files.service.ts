import { Readable } from 'node:stream';
import type { Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { createFileKey, type StoredExtension } from './file-key.ts';
import { createFileRepository } from './files.repository.ts';
import { removeFilesJob } from './remove-files.job.ts';

export type StoredFiles = ReturnType<typeof createStoredFiles>;

/** Files of companies in the file store: kept under keys of our own, removed by a durable job. */
export function createStoredFiles({ db, fileStore }: { db: Db; fileStore: FileStore }) {
  const repository = createFileRepository(db);

  // A commit whose answer was lost may have happened: only files that no row names are rubbish. What can't be looked
  // up or removed now is left to `sweepOrphans`, so that the caller hears of the fault that mattered.
  async function removeUnused(companyId: string, fileKeys: readonly string[]): Promise<void> {
    try {
      const used = await repository.listUsedKeys(companyId, [...fileKeys]);
      for (const key of fileKeys) if (!used.has(key)) await fileStore.remove(key);
    } catch {}
  }

  return {
    /** Moves a file that has arrived into the store, durably. Returns its key. */
    async keepFile(companyId: string, path: string, extension: StoredExtension): Promise<string> {
      const key = createFileKey(companyId, extension);
      await fileStore.putFile(key, path);
      return key;
    },

    /** The same under a key that is recorded already. */
    putFile: (key: string, path: string): Promise<void> => fileStore.putFile(key, path),

    /** Stores bytes made by us, durably. Returns their key. */
    async keepBytes(companyId: string, bytes: Buffer, extension: StoredExtension): Promise<string> {
      const key = createFileKey(companyId, extension);
      await fileStore.putStream(key, Readable.from([bytes]));
      return key;
    },

    /** Runs the transaction that makes kept files part of something; takes them back if it fails. */
    async record<T>(
      companyId: string,
      fileKeys: readonly string[],
      transaction: () => Promise<T>,
    ): Promise<T> {
      try {
        return await transaction();
      } catch (error) {
        await removeUnused(companyId, fileKeys);
        throw error;
      }
    },

    /** Removes files after the transaction that forgets them, and only if it succeeds. */
    async removeLater(tx: Db, companyId: string, fileKeys: string[]): Promise<void> {
      if (fileKeys.length === 0) return;
      await enqueueJob(tx, removeFilesJob, { companyId, payload: { companyId, fileKeys } });
    },

    /** Opens a stored file to be read once. @throws {FileNotFoundError} */
    openFile: (fileKey: string): Promise<Readable> => fileStore.getStream(fileKey),

    /** Lends a stored file as one on this machine while `use` runs. */
    withLocalFile: async <T>(fileKey: string, use: (path: string) => Promise<T>): Promise<T> =>
      use(await fileStore.localPath(fileKey)),
  };
}
