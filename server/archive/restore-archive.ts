/** Puts an archive into an empty installation, whichever database it has. */
import { createReadStream } from 'node:fs';
import type { Database } from '../db/connect.ts';
import { builtMigrations, listMigrations, migrateDatabase } from '../db/migrate.ts';
import { jobsRepository } from '../jobs/jobs.repository.ts';
import { createFileHolds } from '../modules/files/file-holds.service.ts';
import { parseFileKey } from '../modules/files/file-key.ts';
import { FileNotFoundError, type FileStore } from '../providers/storage/file-store.ts';
import { findObstacle, loadTables } from './load-tables.ts';
import { ArchiveError, filePath, type Manifest, readManifest, tablePath } from './manifest.ts';
import { checkPart } from './parts.ts';
import type { OnProgress } from './write-archive.ts';

export type RestoreTarget = {
  database: Pick<Database, 'pool' | 'write'>;
  fileStore: Pick<FileStore, 'putStream' | 'size' | 'remove'>;
  /** What makes the tables; only tests name another folder. */
  migrations?: string;
  onProgress: OnProgress;
};

/**
 * Checks the whole archive, then stores its files and fills the tables in one transaction: it is restored or nothing has
 * changed. An older archive is brought up to this program's tables.
 * @returns what it holds
 * @throws {ArchiveError} if the archive is damaged or newer, or the database in use
 */
export async function restoreArchive(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { database, migrations = builtMigrations, onProgress } = target;
  const manifest = await readManifest(folder);
  refuseUnknown(manifest, migrations);
  await refuseIfUsed(database, migrations);
  await checkParts(folder, manifest);
  onProgress(`The backup of ${manifest.stamp} is whole.`);
  const added: string[] = [];
  try {
    await storeFiles(folder, manifest, target, added);
    await fillTables(folder, manifest, { database, migrations, onProgress });
  } catch (error) {
    for (const key of added) await target.fileStore.remove(key);
    throw error;
  }
  await migrateDatabase(database, migrations);
  // What was under way when the archive was made is not any more.
  await jobsRepository(database.write).releaseAll();
  await createFileHolds(database.write).releaseAll();
  return manifest;
}

function refuseUnknown({ migratedTo, programVersion }: Manifest, migrations: string): void {
  if (listMigrations(migrations).some(({ when }) => when === migratedTo)) return;
  throw new ArchiveError(
    `The backup was made by version ${programVersion} of the program with tables that this version does not know. ` +
      'Restore it with that version or a newer one.',
  );
}

async function refuseIfUsed({ pool }: RestoreTarget['database'], migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    const obstacle = await findObstacle(client, migrations);
    if (obstacle !== null) throw new ArchiveError(obstacle);
  } finally {
    client.release();
  }
}

async function checkParts(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const table of tables) await checkPart(tablePath(folder, table.name), table);
  for (const file of files) {
    if (!parseFileKey(file.key))
      throw new ArchiveError(`The backup is damaged: ${file.key} is no file of ours.`);
    await checkPart(filePath(folder, file.key), file);
  }
}

/** Files never change under their key, so one that is there already is left as it is. */
async function storeFiles(
  folder: string,
  { files }: Manifest,
  { fileStore, onProgress }: RestoreTarget,
  added: string[],
): Promise<void> {
  for (const { key, bytes } of files) {
    if ((await sizeOf(fileStore, key)) === bytes) continue;
    added.push(key);
    await fileStore.putStream(key, createReadStream(filePath(folder, key)));
    if (added.length % 100 === 0) onProgress(`Files: ${added.length} stored.`);
  }
}

const sizeOf = (store: RestoreTarget['fileStore'], key: string): Promise<number | null> =>
  store.size(key).catch((error: unknown) => {
    if (error instanceof FileNotFoundError) return null;
    throw error;
  });

async function fillTables(
  folder: string,
  manifest: Manifest,
  { database, migrations, onProgress }: Required<Omit<RestoreTarget, 'fileStore'>>,
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const obstacle = await findObstacle(client, migrations);
    if (obstacle !== null) throw new ArchiveError(obstacle);
    await loadTables(client, {
      folder,
      manifest,
      migrations,
      onTable: ({ name, rows }) => onProgress(`Table ${name}: rows ${rows}.`),
    });
    await client.query('commit');
  } finally {
    // A transaction that is still open ends with its connection.
    client.release();
  }
}
