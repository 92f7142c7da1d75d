import yauzl from 'yauzl';
import { ReadError } from '../failure.ts';

/** Bounds of an archive, those in bytes after inflating. */
export const MAX_ENTRIES = 5000;
const MAX_XML_BYTES = 25_000_000;
const MAX_TOTAL_BYTES = 300_000_000;
/** An archive that expands this much is a bomb, unless it is small altogether. */
const MAX_RATIO = 150;
const SMALL_BYTES = 20_000_000;
/** The flag of an entry with a password. */
const ENCRYPTED = 1;

/** The names in an archive's directory, at most `maxEntries`; null when it is no readable archive. */
export async function listZipEntries(path: string, maxEntries = MAX_ENTRIES): Promise<string[] | null> {
  try {
    const names: string[] = [];
    for await (const { entry } of walkZip(path)) {
      names.push(entry.fileName);
      if (names.length > maxEntries) break;
    }
    return names;
  } catch {
    return null;
  }
}

/**
 * Inflates every entry without keeping it, counting what really comes out: sizes in the directory may lie.
 * @param source the archive's path, or its bytes
 * @returns bytes after inflating
 * @throws ReadError "too-complex" over a bound, "damaged" for a broken archive
 */
export async function checkZip(source: string | Buffer, fileBytes: number): Promise<number> {
  let total = 0;
  let entries = 0;
  try {
    for await (const { zip, entry } of walkZip(source)) {
      entries += 1;
      if (entries > MAX_ENTRIES) throw new ReadError('too-complex', 'too many entries');
      if (entry.fileName.endsWith('/')) continue;
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new ReadError('encrypted', entry.fileName);
      const maxBytes = Math.min(
        isXml(entry.fileName) ? MAX_XML_BYTES : MAX_TOTAL_BYTES,
        MAX_TOTAL_BYTES - total,
      );
      total += await countInflated(zip, entry, maxBytes);
      if (total > SMALL_BYTES && total / fileBytes > MAX_RATIO) throw new ReadError('too-complex', 'ratio');
    }
    return total;
  } catch (cause) {
    if (cause instanceof ReadError) throw cause;
    throw new ReadError('damaged', 'broken archive', { cause });
  }
}

function isXml(name: string): boolean {
  return /\.(xml|rels|x?html?|opf|ncx)$/i.test(name);
}

async function* walkZip(source: string | Buffer): AsyncGenerator<{ zip: yauzl.ZipFile; entry: yauzl.Entry }> {
  const zip = await openZipFile(source);
  try {
    while (true) {
      const entry = await nextEntry(zip);
      if (!entry) return;
      yield { zip, entry };
    }
  } finally {
    zip.close();
  }
}

/** Opens an archive by its path or from its bytes; its entries are asked for one by one. */
export function openZipFile(source: string | Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false };
    const settle = (error: Error | null, zip?: yauzl.ZipFile): void => (zip ? resolve(zip) : reject(error));
    if (typeof source === 'string') yauzl.open(source, options, settle);
    else yauzl.fromBuffer(source, options, settle);
  });
}

function nextEntry(zip: yauzl.ZipFile): Promise<yauzl.Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      zip.removeAllListeners();
      finish();
    };
    zip.once('entry', (entry: yauzl.Entry) => settle(() => resolve(entry)));
    zip.once('end', () => settle(() => resolve(null)));
    zip.once('error', (error: Error) => settle(() => reject(error)));
    zip.readEntry();
  });
}

function countInflated(zip: yauzl.ZipFile, entry: yauzl.Entry, maxBytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) {
        reject(error);
        return;
      }
      let bytes = 0;
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes)
          stream.destroy(new ReadError('too-complex', `${entry.fileName} over ${maxBytes} bytes`));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(bytes));
    });
  });
}
