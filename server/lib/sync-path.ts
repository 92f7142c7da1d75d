import { open } from 'node:fs/promises';

/** Makes the content of a file, or the names in a directory, durable. Creating or renaming a file alone does not. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
