import { stat } from 'node:fs/promises';
import type yauzl from 'yauzl';
import { decodeText } from '../decode-text.ts';
import { ReadError } from '../failure.ts';
import { checkZip, openZipFile } from './zip-check.ts';

/** The entries of an archive by their names, which are never paths on this machine. */
export type Archive = {
  /** As they are written, in the order of the archive; folders are none. */
  names: readonly string[];
  /** Null where there is no such entry, or it is larger than `maxBytes`. Names are the same in any case. */
  read(name: string, maxBytes: number): Promise<Buffer | null>;
  /** An entry as text; null where there is none. @throws ReadError "damaged" for what is no text */
  readText(name: string): Promise<string | null>;
};

const MAX_TEXT_BYTES = 25_000_000;

/**
 * Opens an archive within the bounds of `checkZip`, hands it to `use` and closes it.
 * @throws ReadError
 */
export async function withArchive<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const { size } = await stat(path);
  await checkZip(path, size);
  const archive = await openArchive(path);
  try {
    return await use(archive);
  } catch (cause) {
    if (cause instanceof RangeError) throw new ReadError('too-complex', 'nested too deep', { cause });
    throw cause;
  } finally {
    archive.close();
  }
}

/** Opens an archive, by its path or from its bytes, that `checkZip` has found to be within bounds. */
export async function openArchive(source: string | Buffer): Promise<Archive & { close(): void }> {
  const zip = await openZip(source);
  const entries = await listEntries(zip);
  const read: Archive['read'] = async (name, maxBytes) => {
    const entry = entries.get(name.toLowerCase());
    return entry && entry.uncompressedSize <= maxBytes ? inflate(zip, entry, maxBytes) : null;
  };
  return {
    names: [...entries.values()].map(({ fileName }) => fileName).filter((name) => !name.endsWith('/')),
    read,
    async readText(name) {
      const bytes = await read(name, MAX_TEXT_BYTES);
      if (!bytes) return null;
      const text = decodeText(bytes);
      if (text === null) throw new ReadError('damaged', `${name} is no text`);
      return text;
    },
    close: () => zip.close(),
  };
}

/** The name of the entry that another names by `address`; what leads out of the archive ends at its top. */
export function resolveName(from: string, address: string): string {
  const steps = address.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of address.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

async function openZip(source: string | Buffer): Promise<yauzl.ZipFile> {
  try {
    return await openZipFile(source);
  } catch (cause) {
    throw new ReadError('damaged', 'broken archive', { cause });
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName.toLowerCase(), entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (cause: Error) => reject(new ReadError('damaged', 'broken archive', { cause })));
    zip.readEntry();
  });
}

function inflate(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) {
        reject(new ReadError('damaged', 'broken archive', { cause: error }));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) stream.destroy(new ReadError('too-complex', `${entry.fileName} is too large`));
        else chunks.push(chunk);
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}
