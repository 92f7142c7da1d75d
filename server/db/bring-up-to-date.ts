/** Brings the database up to date; every start does so before anything else reads the tables. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from '../lib/sync-path.ts';
import { type Database, databaseFolderOf } from './connect.ts';
import { copyCluster } from './embedded/copy-cluster.ts';
import { DataDirectoryError } from './embedded/data-directory.ts';
import type { OnlineCopy } from './embedded/online-copy.ts';
import { builtMigrations, findMigrationState, migrateDatabase } from './migrate.ts';

/** Name of the folder of copies inside the data directory. */
const COPIES = 'before-upgrade';
const COPIES_KEPT = 3;

export type BringUpToDateOptions = {
  /** Folder of the program's data. */
  dataDir: string;
  /** Called with the folder of the copy, if one was made. */
  onCopied: (folder: string) => void;
  /** Folder of the migrations; only tests give another. */
  migrations?: string;
};

/**
 * Migrates the database. An embedded database that holds anything is copied first, so that the state of the older
 * program can be restored. A server has backups of its own.
 *
 * @throws {DatabaseTooNewError} if the tables are those of a newer program
 * @throws {DataDirectoryError} if the database can't be copied; then nothing is changed
 */
export async function bringUpToDate(
  database: Pick<Database, 'pool' | 'onlineCopy'>,
  { dataDir, onCopied, migrations = builtMigrations }: BringUpToDateOptions,
): Promise<void> {
  const { appliedUntil, pending } = await findMigrationState(database.pool, migrations);
  if (database.onlineCopy !== null && appliedUntil > 0 && pending.length > 0)
    onCopied(await keepCopy(dataDir, database.onlineCopy));
  await migrateDatabase(database, migrations);
}

/** Copies the database. @returns the folder of the copy */
async function keepCopy(dataDir: string, onlineCopy: OnlineCopy): Promise<string> {
  const copies = join(dataDir, COPIES);
  const folder = join(copies, new Date().toISOString().replaceAll(':', '-'));
  const draft = `${folder}.partial`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await copyCluster(databaseFolderOf(dataDir), databaseFolderOf(draft), onlineCopy);
    await rename(draft, folder);
    await syncPath(copies);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw new DataDirectoryError(
      `The database could not be copied to ${copies} before its tables are changed: ${(error as Error).message}. ` +
        'Nothing was changed. Make room there and start again.',
    );
  }
  await removeOld(copies);
  return folder;
}

/** Removes all copies but the newest, in the order of their names, and those that a killed start left incomplete. */
async function removeOld(copies: string): Promise<void> {
  const names = (await readdir(copies)).sort();
  const whole = names.filter((name) => !name.endsWith('.partial'));
  const kept = new Set(whole.slice(-COPIES_KEPT));
  for (const name of names.filter((candidate) => !kept.has(candidate)))
    await rm(join(copies, name), { recursive: true, force: true });
}
