import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

type CachedFile = { path: string; bytes: number; usedAtMs: number };

/** Marks a file of a cache as used now. A missing file is no error. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

/**
 * Removes files of a cache, those used longest ago first, until the rest takes at most `maxBytes`.
 *
 * @param folder the folder of the cache; everything below it belongs to it.
 * @param inUseMs files used more recently than this stay, because they may be about to be opened.
 */
export async function trimCache(folder: string, maxBytes: number, inUseMs: number): Promise<void> {
  const files = await listFiles(folder);
  const now = Date.now();
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const file of files.sort((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (total <= maxBytes || now - file.usedAtMs < inUseMs) return;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
}

async function listFiles(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => null);
    if (info !== null) files.push({ path, bytes: info.size, usedAtMs: Math.floor(info.mtimeMs) });
  }
  return files;
}
