import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes bytes to a file of its own, hands its path to `use`, and removes it afterwards. */
export async function withFile<T>(
  bytes: Buffer | string,
  use: (path: string) => Promise<T>,
  name = 'upload',
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  const path = join(folder, name);
  try {
    await writeFile(path, bytes);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
