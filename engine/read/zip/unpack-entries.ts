import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError } from '../failure.ts';
import type { UnpackedFile } from '../read-event.ts';
import { withArchive } from './archive.ts';
import { checkZip } from './zip-check.ts';

const MAX_FILE_BYTES = 100 * 1024 * 1024;

/**
 * Writes entries of an archive into a folder, under names of our own: what they are called in it says nothing about where they go.
 * @throws ReadError too-complex for an archive beyond the bounds of all, or an entry beyond its own
 */
export async function unpackEntries({
  path,
  names,
  folder,
}: {
  path: string;
  names: readonly string[];
  folder: string;
}): Promise<UnpackedFile[]> {
  await checkZip(path, (await stat(path)).size);
  return withArchive(path, async (archive) => {
    const files: UnpackedFile[] = [];
    for (const [index, name] of names.entries()) {
      const bytes = await archive.read(name, MAX_FILE_BYTES);
      if (!bytes) throw new ReadError('too-complex', `${name} is missing or too large`);
      const target = join(folder, String(index));
      await writeFile(target, bytes, { flag: 'wx', mode: 0o600 });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      files.push({ name, path: target, bytes: bytes.length, sha256 });
    }
    return files;
  });
}
