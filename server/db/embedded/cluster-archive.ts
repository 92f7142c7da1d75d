/**
 * A database directory as one file: gzip of a JSON line that lists what is in it, then the contents in that
 * order. It lets a first start unpack a ready cluster in place of building one, which takes many times longer.
 */
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { runAtMost } from '../../lib/run-at-most.ts';
import { syncDirectory } from '../../lib/sync-directory.ts';

type Listing = { directories: string[]; files: { path: string; bytes: number }[] };

const newline = '\n'.charCodeAt(0);
/** As PostgreSQL demands: nobody else may read the data. */
const directoryMode = 0o700;
const fileMode = 0o600;
const writersAtOnce = 8;

/** Packs the directory of a cleanly closed cluster into `archive`. */
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
 * Unpacks an archive into `directory`, which must not exist.
 *
 * @param isDurable whether to return only when everything is on the disk.
 */
export async function unpackCluster(archive: string, directory: string, isDurable: boolean): Promise<void> {
  const unpacked = await promisify(gunzip)(await readFile(archive));
  const contentStart = unpacked.indexOf(newline) + 1;
  const listing: Listing = JSON.parse(unpacked.toString('utf8', 0, contentStart));
  const directories = [directory, ...listing.directories.map((path) => join(directory, path))];
  await mkdir(directory, { recursive: true, mode: directoryMode });
  for (const path of directories) await mkdir(path, { recursive: true, mode: directoryMode });

  let offset = contentStart;
  const writes = listing.files.map(({ path, bytes }) => {
    const content = unpacked.subarray(offset, offset + bytes);
    offset += bytes;
    return () => writeNewFile(join(directory, path), content, isDurable);
  });
  await runAtMost(writersAtOnce, writes);
  if (isDurable)
    await runAtMost(
      writersAtOnce,
      directories.map((path) => () => syncDirectory(path)),
    );
}

async function writeNewFile(path: string, content: Uint8Array, isDurable: boolean): Promise<void> {
  const handle = await open(path, 'wx', fileMode);
  try {
    await handle.writeFile(content);
    if (isDurable) await handle.sync();
  } finally {
    await handle.close();
  }
}
