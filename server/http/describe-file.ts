import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ReceivedFile } from './multipart.ts';

/** Describes a file that is already on this machine as if it had been uploaded. */
export async function describeFile(path: string, filename: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, filename, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
