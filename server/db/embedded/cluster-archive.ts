/**
 * Packs a database directory into one file and unpacks it: gzip of a JSON line that lists the files, then their
 * contents in that order. A first start unpacks a ready cluster, because building one takes many times longer.
 */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import { runAtMost } from '../../lib/run-at-most.ts';
import { StreamReader } from '../../lib/stream-reader.ts';
import { syncPath } from '../../lib/sync-path.ts';

type Listing = { directories: string[]; files: { path: string; bytes: number }[] };

/** Mode that PostgreSQL demands, so that nobody else can read the data. */
const directoryMode = 0o700;
const fileMode = 0o600;
const syncsAtOnce = 8;

/** Packs the directory of a cleanly closed cluster into the file `archive`. */
export async function packCluster(directory: string, archive: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const listing: Listing = { directories: [], files: [] };
  const contents: Buffer[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) listing.directories.push(relative(directory, path));
    else {
      const content = await readFile(path);
      listing.files.push({ path: relative(directory, path), bytes: content.length });
      contents.push(content);
    }
  }
  listing.directories.sort();
  const packed = await promisify(gzip)(
    Buffer.concat([Buffer.from(`${JSON.stringify(listing)}\n`), ...contents]),
  );
  await mkdir(dirname(archive), { recursive: true });
  await writeFile(archive, packed);
}

/**
 * Unpacks an archive into `directory`, which must not exist. The archive is read as a stream: as a whole it would take
 * 50 MB of memory, which the process would never give back.
 *
 * @param isDurable whether to wait until everything is on the disk.
 */
export async function unpackCluster(archive: string, directory: string, isDurable: boolean): Promise<void> {
  const unpack = (source: AsyncIterable<Buffer>) => writeCluster(new StreamReader(source), directory);
  const paths = await pipeline(createReadStream(archive), createGunzip(), unpack);
  if (!isDurable) return;
  await runAtMost(
    syncsAtOnce,
    paths.map((path) => () => syncPath(path)),
  );
}

/** Writes the files of an archive. @returns the files and directories that it made */
async function writeCluster(content: StreamReader, directory: string): Promise<string[]> {
  const listing: Listing = JSON.parse((await content.readLine()).toString('utf8'));
  const directories = [directory, ...listing.directories.map((path) => join(directory, path))];
  await mkdir(directory, { recursive: true, mode: directoryMode });
  for (const path of directories) await mkdir(path, { recursive: true, mode: directoryMode });
  const files = listing.files.map(({ path, bytes }) => ({ path: join(directory, path), bytes }));
  for (const { path, bytes } of files)
    await writeFile(path, content.read(bytes), { flag: 'wx', mode: fileMode });
  return [...files.map(({ path }) => path), ...directories];
}
