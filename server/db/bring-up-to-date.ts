/** What every start does before anything else reads the tables. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from '../lib/sync-path.ts';
import { type Database, databaseFolderOf } from './connect.ts';
import { copyCluster } from './embedded/copy-cluster.ts';
import { DataDirectoryError } from './embedded/data-directory.ts';
import type { OnlineCopy } from './embedded/online-copy.ts';
import { builtMigrations, findMigrationState, migrateDatabase } from './migrate.ts';

/** Folder of the copies in that of the data. */
const COPIES = 'before-upgrade';
const COPIES_KEPT = 3;

export type BringUpToDateOptions = {
  /** Folder of the program's data. */
  dataDir: string;
  /** Told where the copy is, when there is one. */
  onCopied: (folder: string) => void;
  /** Only tests name another folder. */
  migrations?: string;
};

/**
 * Migrates the database. An embedded one that holds anything is copied before: what the older program wrote can be put
 * back. A server has backups of its own.
 *
 * @throws {DatabaseTooNewError} if the tables are those of a newer program
 * @throws {DataDirectoryError} if it can't be copied; then nothing is changed
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

/** @returns the folder of the copy */
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

/** Keeps the newest; their names are their order. What a killed start left half made goes, too. */
async function removeOld(copies: string): Promise<void> {
  const names = (await readdir(copies)).sort();
  const whole = names.filter((name) => !name.endsWith('.partial'));
  const kept = new Set(whole.slice(-COPIES_KEPT));
  for (const name of names.filter((candidate) => !kept.has(candidate)))
    await rm(join(copies, name), { recursive: true, force: true });
}
