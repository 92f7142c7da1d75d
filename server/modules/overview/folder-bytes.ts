import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of all files below a folder; 0 for one that isn't there. Files that go meanwhile don't count. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) bytes += await folderBytes(path);
      else if (entry.isFile()) bytes += (await sizeOf(path)) ?? 0;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return bytes;
}

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
