/** Copies the directory of an embedded database, in use or not, into one that can be opened by itself. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyEnd, OnlineCopy } from './online-copy.ts';

const LOG = 'pg_wal';
/** Of the process, not of the data; PostgreSQL makes it anew. The folders themselves have to be there. */
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
/** As PostgreSQL demands: nobody else may read the data. */
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * @param target made here; half of a copy where it fails
 * @returns what the copy's end said
 */
export async function copyCluster(directory: string, target: string, copy: OnlineCopy): Promise<CopyEnd> {
  await copy.begin();
  let failure: unknown;
  try {
    await copyFolder(directory, target, (name) => !TRANSIENT.has(name));
  } catch (error) {
    failure = error;
  }
  // Also after a failure: the database would go on keeping its log.
  const end = await copy.end();
  if (failure !== undefined) throw failure;
  await copyLog(join(directory, LOG), join(target, LOG), end);
  await writeFile(join(target, 'backup_label'), end.label, { mode: FILE_MODE });
  return end;
}

/** @param isCopied whether the content of a folder of this name is wanted, too */
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

/** The files of the log from the copy's beginning to its end; their names are their order. */
async function copyLog(from: string, to: string, { label, lastLogFile }: CopyEnd): Promise<void> {
  const firstLogFile = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  if (firstLogFile === undefined) throw new Error('The label of the copy names no file of the log.');
  const names = (await readdir(from)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names.filter((file) => file >= firstLogFile && file <= lastLogFile))
    await copyFile(join(from, name), join(to, name));
}

/** A table may be dropped meanwhile: then the log says so, too. */
async function copyIfThere(source: string, target: string): Promise<void> {
  try {
    // Where the file system can, the copy shares the original's space until one of them is written.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
