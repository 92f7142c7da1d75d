import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local.ts';
import type { S3Options } from './s3.ts';

export type FileStoreOptions = {
  dataDir: string;
  /** Settings of the bucket; null: files are kept in `files/` of the data directory. */
  s3: Omit<S3Options, 'cacheDir'> | null;
};

/** Chooses where files are kept. */
export async function createFileStore({ dataDir, s3 }: FileStoreOptions): Promise<FileStore> {
  if (s3 === null) return createLocalFileStore(join(dataDir, 'files'));
  // Imported here, because the client takes megabytes that an installation without a bucket does not need.
  const { createS3FileStore } = await import('./s3.ts');
  return createS3FileStore({ ...s3, cacheDir: join(dataDir, 'cache') });
}
