/** Copies the directory of an embedded database, in use or not, into one that can be opened by itself. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyEnd, OnlineCopy } from './online-copy.ts';

const LOG = 'pg_wal';
/** Files of the process rather than the data, which PostgreSQL makes anew. Their folders have to exist. */
const TRANSIENT = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  LOG,
]);
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp']);
/** Mode that PostgreSQL demands, so that nobody else can read the data. */
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Copies the directory of a database.
 * @param target is created; it holds part of a copy after a failure
 * @returns what the end of the copy reported
 */
export async function copyCluster(directory: string, target: string, copy: OnlineCopy): Promise<CopyEnd> {
  await copy.begin();
  let failure: unknown;
  try {
    await copyFolder(directory, target, (name) => !TRANSIENT.has(name));
  } catch (error) {
    failure = error;
  }
  // Ended after a failure, too: otherwise the database would go on keeping its log.
  const end = await copy.end();
  if (failure !== undefined) throw failure;
  await copyLog(join(directory, LOG), join(target, LOG), end);
  await writeFile(join(target, 'backup_label'), end.label, { mode: FILE_MODE });
  return end;
}

/** Copies a folder. @param isCopied whether the content of a folder of that name is copied, too */
async function copyFolder(
  from: string,
  to: string,
  isCopied: (name: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { mode: DIRECTORY_MODE });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) await copyIfThere(source, target);
    else if (entry.isDirectory() && isCopied(entry.name)) await copyFolder(source, target);
    else if (entry.isDirectory()) await mkdir(target, { mode: DIRECTORY_MODE });
  }
}

/** Copies the files of the log from the beginning of the copy to its end; their names give their order. */
async function copyLog(from: string, to: string, { label, lastLogFile }: CopyEnd): Promise<void> {
  const firstLogFile = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  if (firstLogFile === undefined) throw new Error('The label of the copy names no file of the log.');
  const names = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names.filter((file) => file >= firstLogFile && file <= lastLogFile))
    await copyFile(join(from, name), join(to, name));
}

/** Copies a file if it still exists: a table may be dropped meanwhile, which the log records. */
async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    // If the file system can do so, the copy shares the space of the original until one of them is written.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
