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
 * Throws `ReadError` ("too-complex" over a bound, "damaged" for a broken archive).
 */
export async function checkZip(path: string, fileBytes: number): Promise<void> {
  let total = 0;
  let entries = 0;
  try {
    for await (const { zip, entry } of walkZip(path)) {
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
  } catch (cause) {
    if (cause instanceof ReadError) throw cause;
    throw new ReadError('damaged', 'broken archive', { cause });
  }
}

function isXml(name: string): boolean {
  return /\.(xml|rels|x?html?|opf|ncx)$/i.test(name);
}

async function* walkZip(path: string): AsyncGenerator<{ zip: yauzl.ZipFile; entry: yauzl.Entry }> {
  const zip = await openZip(path);
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

function openZip(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      zip ? resolve(zip) : reject(error),
    );
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
