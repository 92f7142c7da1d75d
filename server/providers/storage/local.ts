/** Stores files in a folder of this machine. */
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v4 as uuid } from 'uuid';
import { removeAbandoned } from '../../lib/remove-abandoned.ts';
import { syncPath } from '../../lib/sync-path.ts';
import { checkKey, FileNotFoundError, type FileStore, type StoredFile } from './file-store.ts';

/** Folder for files until they are complete; no key leads to it. */
const incomingFolder = '.incoming';

/** Makes a file store. @param root folder of the files; created if it is missing */
export async function createLocalFileStore(root: string): Promise<FileStore> {
  const incoming = join(root, incomingFolder);
  await mkdir(incoming, { recursive: true });
  await removeAbandoned(incoming);

  const pathOf = (key: string): string => join(root, checkKey(key));

  /** Moves a complete draft to its place. `rename` is atomic: there is either the old file or the new one. */
  async function publish(draft: string, path: string): Promise<void> {
    await syncFile(draft);
    await makeFolder(dirname(path));
    await rename(draft, path);
    await syncPath(dirname(path));
  }

  /** Lets `write` fill a draft and publishes it. If that fails, nothing is left behind. */
  async function store(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    const draft = join(incoming, uuid());
    try {
      await write(draft);
      await publish(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    putFile: async (key, source) => {
      await store(key, (draft) => moveFile(source, draft));
    },
    putStream: async (key, content) => {
      await store(key, (draft) => pipeline(content, createWriteStream(draft, { flags: 'wx' })));
    },
    getStream: async (key, range) => {
      await sizeOf(pathOf(key), key);
      const stream: Readable = createReadStream(pathOf(key), range);
      return stream;
    },
    localPath: async (key) => {
      await sizeOf(pathOf(key), key);
      return pathOf(key);
    },
    size: async (key) => sizeOf(pathOf(key), key),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    list: () => listFiles(root, incoming),
  };
}

/** Lists the files below `root` except those in `incoming`. */
async function* listFiles(root: string, incoming: string): AsyncGenerator<StoredFile> {
  for await (const entry of await opendir(root, { recursive: true })) {
    if (!entry.isFile() || entry.parentPath === incoming) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => null);
    // The time of the change of the inode: the content may be older, because a move keeps its time.
    if (info) yield { key: relative(root, path).replaceAll(sep, '/'), storedAt: info.ctime };
  }
}

/** Size of a stored file in bytes. @throws FileNotFoundError, also for a folder on the way to a file */
async function sizeOf(path: string, key: string): Promise<number> {
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (info === null || !info.isFile()) throw new FileNotFoundError(key);
  return info.size;
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    // The file is on another file system, so it has to be copied.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and those above it, durably. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder))
    await syncPath(dirname(folder));
}
