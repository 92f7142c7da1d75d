import { open } from 'node:fs/promises';

/** Makes durable what a file holds, or the names in a directory: creating or renaming a file does not, by itself. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
