/** Where a run of tests keeps its databases and files. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of all that the run keeps for its time, gone when it ends. */
    temporaryHome: string;
  }
}

/** Linux keeps in memory what lies there. */
const IN_MEMORY = '/dev/shm';
/** Many times what a run has there at once. Containers have 64 MB of it as a rule. */
const ENOUGH_BYTES = 4 * 1024 ** 3;
/** No run takes as long. */
const ABANDONED_MS = 6 * 60 * 60 * 1000;

/**
 * Makes a folder for a run, whose caller removes it: in memory where there is enough of it, otherwise among the system's
 * temporary files. What tests write is thrown away at once, and to have a disk's file system make each file first
 * took as long as the rest of starting an embedded database.
 * @returns its path
 */
export async function makeTemporaryHome(): Promise<string> {
  await removeAbandoned();
  const parent = isEnoughInMemory() ? IN_MEMORY : tmpdir();
  const home = await mkdtemp(join(parent, 'manualist-tests-'));
  // PostgreSQL refuses to run as root: whoever it runs as finds its own folder in there.
  await chmod(home, 0o711);
  return home;
}

/** Removes the folder of a run; a browser or server that has just ended may still be writing into it. */
export const removeTemporaryHome = (home: string): Promise<void> =>
  rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

function isEnoughInMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** What runs that were killed have left would take memory until the next start of the machine. */
async function removeAbandoned(): Promise<void> {
  const names = await readdir(IN_MEMORY).catch(() => []);
  for (const name of names.filter((each) => each.startsWith('manualist-tests-'))) {
    const path = join(IN_MEMORY, name);
    const info = await stat(path).catch(() => null);
    if (info?.uid === process.getuid?.() && Date.now() - (info?.mtimeMs ?? 0) > ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
  }
}
