import { open } from 'node:fs/promises';

/** Makes the names in a directory durable: creating or renaming a file does not, by itself. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
