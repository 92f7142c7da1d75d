/** Folders of ours among the system's temporary files, named so that what a killed process left can be told apart. */
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a folder is for: the pages of one reading, names under which pages are drawn, or drawings that another program turns into pictures. */
export type FolderUse = 'manual' | 'pages' | 'drawings';

/** The number is that of the process whose folder it is. */
const namePattern = /^manualist-(?:manual|pages|drawings)-(\d+)-[A-Za-z0-9]{6}$/;

/** Makes an empty folder that nobody else can read; the caller removes it. Returns its path. */
export const makeTemporaryFolder = (use: FolderUse): Promise<string> =>
  mkdtemp(join(tmpdir(), `manualist-${use}-${process.pid}-`));

/**
 * Removes folders whose process has ended without removing them.
 *
 * @param olderThanMs those changed later are left alone.
 * @returns how many were removed.
 */
export async function sweepTemporaryFolders(olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const pid = namePattern.exec(name)?.[1];
    if (pid === undefined) continue;
    const path = join(tmpdir(), name);
    const info = await lstat(path).catch(() => null);
    if (!info?.isDirectory() || info.uid !== process.getuid?.()) continue;
    if (Date.now() - info.mtimeMs <= olderThanMs || isOwnerAlive(Number(pid), info.ctimeMs)) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Numbers come again, in a container mostly the same one: what last changed before this process began isn't its own. */
function isOwnerAlive(pid: number, changedAtMs: number): boolean {
  if (pid === process.pid) return changedAtMs >= performance.timeOrigin;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
