/** Backup and restore as the operator asks for them: with the server's settings, whether it runs or not. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { type Database, databaseFolderOf, openDatabase } from '../db/connect.ts';
import { copyCluster } from '../db/embedded/copy-cluster.ts';
import { DirectoryInUseError } from '../db/embedded/directory-lock.ts';
import { requestCopy } from '../db/embedded/request-copy.ts';
import { findMigrationState } from '../db/migrate.ts';
import { createFileHolds } from '../modules/files/file-holds.service.ts';
import { createFileStore } from '../providers/storage/create-file-store.ts';
import { ArchiveError, type Manifest } from './manifest.ts';
import { restoreArchive } from './restore-archive.ts';
import { type OnProgress, withNewFolder, writeArchive } from './write-archive.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

/** A database that can be read at leisure. */
type Source = {
  database: Database;
  /** When it was copied; missing where it is the database itself. */
  stamp?: Date;
  close(): Promise<void>;
};

/**
 * Writes everything into a folder, also while the server runs.
 * @param folder must not exist; it does when the backup is complete
 */
export async function backUp(place: Place, folder: string, onProgress: OnProgress): Promise<Manifest> {
  return withNewFolder(resolve(folder), async (draft) => {
    const source = await openSource(place, draft, onProgress);
    try {
      return await writeArchive(draft, { ...source, fileStore: await createFileStore(place), onProgress });
    } finally {
      await source.close();
    }
  });
}

async function openSource(place: Place, draft: string, onProgress: OnProgress): Promise<Source> {
  if (place.databaseUrl !== null) return openServer(place);
  const directory = databaseFolderOf(place.dataDir);
  if (!existsSync(directory)) throw new ArchiveError(`There is no database in ${place.dataDir}.`);
  const copy = await copyRunning(directory, draft, onProgress);
  if (copy !== null) return copy;
  const database = await openDatabase({ ...place, template: null });
  return { database, close: database.close };
}

async function openServer(place: Place): Promise<Source> {
  const database = await openDatabase(place);
  try {
    const { appliedUntil } = await findMigrationState(database.pool);
    if (appliedUntil === 0) throw new ArchiveError('The database is empty: there is nothing to back up.');
    const release = await createFileHolds(database.write).hold();
    return { database, close: () => release().finally(database.close) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database of a server that runs belongs to its process; a copy of it does not. Null if none runs. */
async function copyRunning(directory: string, draft: string, onProgress: OnProgress): Promise<Source | null> {
  const request = await requestCopy(directory);
  if (request === null) return null;
  onProgress('The server runs: its database is copied first.');
  try {
    const target = databaseFolderOf(draft);
    const { stamp } = await copyCluster(directory, target, request.onlineCopy);
    const database = await openDatabase({ dataDir: draft, template: null, isDurable: false });
    const close = async (): Promise<void> => {
      request.release();
      await database.close();
      await rm(target, { recursive: true, force: true });
    };
    return { database, stamp, close };
  } catch (error) {
    request.release();
    throw error;
  }
}

/** Puts a backup into an empty `DATA_DIR` or database. The server must not run. */
export async function restore(place: Place, folder: string, onProgress: OnProgress): Promise<Manifest> {
  await mkdir(place.dataDir, { recursive: true });
  const database = await openTarget(place);
  try {
    return await restoreArchive(resolve(folder), {
      database,
      fileStore: await createFileStore(place),
      onProgress,
    });
  } finally {
    await database.close();
  }
}

async function openTarget(place: Place): Promise<Database> {
  try {
    const database = await openDatabase({ ...place, maxConnections: 1 });
    if (database.kind === 'postgres') await refuseOthers(database);
    return database;
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new ArchiveError(`${error.message} Stop the server before a restore.`);
  }
}

/** A server that runs would go on with what it remembers of the tables before. */
async function refuseOthers(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and coalesce(backend_type, 'client backend') = 'client backend'`,
  );
  if (rows[0]?.n === 0) return;
  await database.close();
  throw new ArchiveError(
    `Others use the database: connections ${rows[0]?.n}. Stop every process of the program before a restore.`,
  );
}
