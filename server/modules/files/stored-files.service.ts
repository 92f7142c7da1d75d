import { Readable } from 'node:stream';
import type { Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { createFileKey, type StoredExtension } from './file-key.ts';
import { removeFilesJob } from './remove-files.job.ts';

export type StoredFiles = ReturnType<typeof createStoredFiles>;

/** Files of companies in the file store: kept under keys of our own, removed by a durable job. */
export function createStoredFiles({ fileStore }: { fileStore: FileStore }) {
  return {
    /** Moves a file that has arrived into the store, durably. Returns its key. */
    async keepFile(companyId: string, path: string, extension: StoredExtension): Promise<string> {
      const key = createFileKey(companyId, extension);
      await fileStore.putFile(key, path);
      return key;
    },

    /** Stores bytes made by us, durably. Returns their key. */
    async keepBytes(companyId: string, bytes: Buffer, extension: StoredExtension): Promise<string> {
      const key = createFileKey(companyId, extension);
      await fileStore.putStream(key, Readable.from([bytes]));
      return key;
    },

    /** Removes a file that never became part of anything. */
    discard: (fileKey: string): Promise<void> => fileStore.remove(fileKey),

    /** Removes files after the transaction that forgets them, and only if it succeeds. */
    async removeLater(tx: Db, companyId: string, fileKeys: string[]): Promise<void> {
      if (fileKeys.length === 0) return;
      await enqueueJob(tx, removeFilesJob, { companyId, payload: { companyId, fileKeys } });
    },

    /** Lends a stored file as one on this machine while `use` runs. */
    withLocalFile: async <T>(fileKey: string, use: (path: string) => Promise<T>): Promise<T> =>
      use(await fileStore.localPath(fileKey)),
  };
}
