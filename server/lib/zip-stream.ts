/** Writes a ZIP while it is being sent: nothing of it is kept but a line for each file. */
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of the archive. Its content is read once, when its turn comes. */
export type ZipEntry = {
  /** With forward slashes, unique in the archive. */
  path: string;
  content: AsyncIterable<Buffer | string>;
  /** Whether it hardly gets smaller, so that little time is spent on trying. */
  isPacked?: boolean;
};

/**
 * A stream of an archive of the entries, in their order. Entries are asked for one by one, as fast as the reader reads,
 * and no more of them once it is destroyed. What an entry throws, the stream fails with.
 * @param at the time that the files bear
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  // Its own stream can't be told of a failure, and doesn't tell of a reader who left.
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  zip.on('error', (error) => archive.destroy(error));
  addAll(zip, archive, entries, at).catch((error) => archive.destroy(error));
  return archive;
}

async function addAll(zip: ZipFile, archive: PassThrough, entries: AsyncIterable<ZipEntry>, mtime: Date) {
  for await (const { path, content, isPacked } of entries) {
    if (archive.destroyed) return;
    const source = Readable.from(content, { objectMode: false });
    const leave = () => source.destroy();
    archive.once('close', leave);
    zip.addReadStream(source, path, { mtime, compressionLevel: isPacked ? 1 : 6 });
    // Of a reader who left this fails, too, and ends the entries.
    await finished(source);
    archive.off('close', leave);
  }
  zip.end();
}
