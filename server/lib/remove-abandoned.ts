import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../time.ts';

/** Another process may be writing; nobody writes for a day. */
const abandonedAfterMs = DAY_MS;

/** Removes the files in a folder that a killed process left half-written. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info !== null && Date.now() - info.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
