import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A file fetched less than so long ago may be about to be opened. */
const inUseMs = 3_600_000;

/**
 * Removes the files of a cache that were used longest ago until the rest is small enough.
 *
 * @param justUsed counts as used now and stays.
 */
export async function trimCache(folder: string, maxBytes: number, justUsed: string): Promise<void> {
  const now = new Date();
  await utimes(justUsed, now, now).catch(() => undefined);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { path: string; bytes: number; usedAtMs: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => null);
    if (info !== null) files.push({ path, bytes: info.size, usedAtMs: info.mtimeMs });
  }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const file of files.sort((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (total <= maxBytes || now.getTime() - file.usedAtMs < inUseMs) return;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}
