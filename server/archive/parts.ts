/** The files of an archive: written with their checksum, durably, and read again against it. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './manifest.ts';

/** Size and SHA-256 of a file as it lies there. */
export type Content = { bytes: number; sha256: string };

/** It holds passwords' hashes and keys: nobody else may read it. */
const FILE_MODE = 0o600;

/** Writes a new file, durably. Give it the stream, and what it is to go through. */
export async function writePart(
  path: string,
  ...streams: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]]
): Promise<Content> {
  const meter = createMeter();
  await pipeline([...streams, meter.stream, createWriteStream(path, { flags: 'wx', mode: FILE_MODE })]);
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return meter.content();
}

/** @throws {ArchiveError} unless the file is there and as it was written */
export async function checkPart(path: string, { bytes, sha256 }: Content): Promise<void> {
  const meter = createMeter();
  try {
    await pipeline(createReadStream(path), meter.stream.resume());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ArchiveError(`The backup is damaged: ${path} is missing.`);
  }
  const found = meter.content();
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new ArchiveError(`The backup is damaged: ${path} is not as it was written.`);
}

function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, content: (): Content => ({ bytes, sha256: hash.digest('hex') }) };
}
