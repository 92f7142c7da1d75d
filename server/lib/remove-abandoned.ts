import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../time.ts';

/** Age from which a file counts as abandoned: another process may still be writing it, but not for a day. */
const abandonedAfterMs = DAY_MS;

/** Removes files in a folder that killed processes left half-written. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info !== null && Date.now() - info.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
