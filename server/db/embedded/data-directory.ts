/** Prepares the directory of the embedded database: it is complete and of our version, or does not exist. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../../lib/sync-path.ts';
import { unpackCluster } from './cluster-archive.ts';
import { EmbeddedWorker } from './embedded-worker.ts';

/** Major version of the PostgreSQL inside PGlite, which can't open the directory of any other version. */
const clusterVersion = '18';

/** Error for a directory that can't be used; the message says why and what to do. */
export class DataDirectoryError extends Error {}

export type PrepareOptions = {
  /** Archive of a ready cluster; if it is null or the file is missing, the cluster is built from scratch. */
  template: string | null;
  isDurable: boolean;
};

/**
 * Makes sure that `directory` holds a cluster that can be opened. A new cluster is made beside it and renamed into
 * place, so that an interrupted start never leaves half of one.
 *
 * The caller must hold the lock of the directory.
 *
 * @throws {DataDirectoryError} if something else is in the directory.
 */
export async function prepareDataDirectory(directory: string, options: PrepareOptions): Promise<void> {
  if (await isOurCluster(directory)) return;
  const draft = `${directory}.new`;
  await mkdir(dirname(directory), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  if (options.template !== null && existsSync(options.template)) {
    await unpackCluster(options.template, draft, options.isDurable);
  } else {
    await buildCluster(draft, options.isDurable);
  }
  await rename(draft, directory);
  if (options.isDurable) await syncPath(dirname(directory));
}

/** Builds an empty cluster; takes seconds. */
async function buildCluster(directory: string, isDurable: boolean): Promise<void> {
  const worker = await EmbeddedWorker.start({ directory, isDurable });
  await worker.close();
}

async function isOurCluster(directory: string): Promise<boolean> {
  const names: string[] = await readdir(directory).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw new DataDirectoryError(
      `${directory} holds something that is not a database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const version = (await readFile(join(directory, 'PG_VERSION'), 'utf8')).trim();
  if (version !== clusterVersion) {
    throw new DataDirectoryError(
      `${directory} was written by PostgreSQL ${version}; this version of the program reads ${clusterVersion}. ` +
        'Export the data with the version that wrote it and import it here.',
    );
  }
  return true;
}
