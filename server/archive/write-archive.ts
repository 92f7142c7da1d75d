/** Makes an archive of everything that an installation holds. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { version as programVersion } from '../../package.json';
import type { Database } from '../db/connect.ts';
import { builtMigrations, findMigrationState } from '../db/migrate.ts';
import { runAtMost } from '../lib/run-at-most.ts';
import { syncPath } from '../lib/sync-path.ts';
import { FileNotFoundError, type FileStore } from '../providers/storage/file-store.ts';
import { dumpTables } from './dump-tables.ts';
import {
  ArchiveError,
  type FilePart,
  filePath,
  type Manifest,
  manifestHead,
  manifestPath,
} from './manifest.ts';
import { writePart } from './parts.ts';

const FOLDER_MODE = 0o700;
const FILES_AT_ONCE = 4;

/** Told what has been done, in a line for the operator. */
export type OnProgress = (line: string) => void;

export type ArchiveSource = {
  database: Pick<Database, 'pool'>;
  /** Removes nothing that a row named while this runs. */
  fileStore: Pick<FileStore, 'getStream'>;
  /** Where the database is a copy: when it was made. */
  stamp?: Date;
  /** What made the tables; only tests name another folder. */
  migrations?: string;
  onProgress: OnProgress;
};

/**
 * Lets `fill` write into a folder that takes the name `folder` when it is complete: there is a whole archive or none.
 * @throws {ArchiveError} if there is something of that name
 */
export async function withNewFolder<T>(folder: string, fill: (draft: string) => Promise<T>): Promise<T> {
  if (existsSync(folder)) throw new ArchiveError(`${folder} exists already. Name a folder that does not.`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: FOLDER_MODE });
  try {
    const result = await fill(draft);
    await rename(draft, folder);
    await syncPath(dirname(folder));
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes an archive into an empty folder. The files come after the tables, so that those the rows name are there.
 * @throws {DatabaseTooNewError} if the tables are those of a newer program
 */
export async function writeArchive(folder: string, source: ArchiveSource): Promise<Manifest> {
  const { database, onProgress, migrations = builtMigrations } = source;
  const { appliedUntil } = await findMigrationState(database.pool, migrations);
  for (const part of ['tables', 'files']) await mkdir(join(folder, part), { mode: FOLDER_MODE });
  const dump = await dumpTables(database, {
    folder,
    migrations,
    onTable: ({ name, rows }) => onProgress(`Table ${name}: rows ${rows}.`),
  });
  const files = await storeFiles(folder, source, new Set([...dump.fileKeys, ...dump.quotedFileKeys]));
  const stored = new Set(files.map(({ key }) => key));
  const manifest: Manifest = {
    ...manifestHead,
    programVersion,
    stamp: (source.stamp ?? dump.stamp).toISOString(),
    migratedTo: appliedUntil,
    tables: dump.tables,
    sequences: dump.sequences,
    files,
    missingFiles: [...dump.fileKeys].filter((key) => !stored.has(key)).sort(),
  };
  await writePart(manifestPath(folder), Readable.from([JSON.stringify(manifest, null, 1)]));
  for (const part of ['tables', 'files', '.']) await syncPath(join(folder, part));
  return manifest;
}

async function storeFiles(
  folder: string,
  { fileStore, onProgress }: ArchiveSource,
  keys: ReadonlySet<string>,
): Promise<FilePart[]> {
  const parts: FilePart[] = [];
  const copies = [...keys].map((key) => async () => {
    const content = await copyFile(fileStore, key, filePath(folder, key));
    if (content === null) return;
    parts.push({ key, ...content });
    if (parts.length % 100 === 0) onProgress(`Files: ${parts.length} copied.`);
  });
  await runAtMost(FILES_AT_ONCE, copies);
  return parts.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Null if the store does not have it. */
async function copyFile(store: ArchiveSource['fileStore'], key: string, path: string) {
  try {
    return await writePart(path, await store.getStream(key));
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof FileNotFoundError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
