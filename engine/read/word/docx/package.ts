import yauzl from 'yauzl';
import { ReadError } from '../../failure.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** A part that another names: its place in the archive, or null where it is outside of the file. */
export type Relation = { type: string; part: string | null };

/** The parts of a Word file, by their names in the archive. */
export type WordPackage = {
  /** Null where there is no such part, or it is larger than `maxBytes`. */
  read(part: string, maxBytes: number): Promise<Buffer | null>;
  readXml(part: string): Promise<XmlElement | null>;
  /** What a part names, by the identifiers it uses. */
  relationsOf(part: string): Promise<ReadonlyMap<string, Relation>>;
  close(): void;
};

const MAX_XML_BYTES = 25_000_000;

/** Opens a Word file's archive, which `checkZip` has found to be within bounds. */
export async function openPackage(path: string): Promise<WordPackage> {
  const zip = await openZip(path);
  const entries = await listEntries(zip);
  const read: WordPackage['read'] = async (part, maxBytes) => {
    const entry = entries.get(part.toLowerCase());
    return entry && entry.uncompressedSize <= maxBytes ? inflate(zip, entry, maxBytes) : null;
  };
  const readXml: WordPackage['readXml'] = async (part) => {
    const bytes = await read(part, MAX_XML_BYTES);
    return bytes && parseXml(decode(bytes));
  };
  return {
    read,
    readXml,
    async relationsOf(part) {
      const slash = part.lastIndexOf('/') + 1;
      const root = await readXml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
      return new Map(
        root?.children.map(({ attributes }) => [attributes.Id ?? '', relation(part, attributes)]),
      );
    },
    close: () => zip.close(),
  };
}

/** The relation's type by its last word: the addresses before it differ between strict and transitional files. */
function relation(from: string, attributes: Readonly<Record<string, string>>): Relation {
  const type = (attributes.Type ?? '').split('/').at(-1) ?? '';
  const isOutside = attributes.TargetMode === 'External';
  return { type, part: isOutside ? null : resolve(from, attributes.Target ?? '') };
}

function resolve(from: string, target: string): string {
  const steps = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      zip ? resolve(zip) : reject(new ReadError('damaged', 'broken archive', { cause: error })),
    );
  });
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
