import { openArchive, resolveName } from '../../zip/archive.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** A part that another names: its place in the archive, or null where it is outside of the file. */
export type Relation = { type: string; part: string | null };

/** The parts of a Word file, by their names in the archive. */
export type WordPackage = {
  names: readonly string[];
  has(part: string): boolean;
  /** Null where there is no such part, or it is larger than `maxBytes`. */
  read(part: string, maxBytes: number): Promise<Buffer | null>;
  readXml(part: string): Promise<XmlElement | null>;
  /** What a part names, by the identifiers it uses. */
  relationsOf(part: string): Promise<ReadonlyMap<string, Relation>>;
  close(): void;
};

const MAX_XML_BYTES = 25_000_000;

/** Opens a Word file's archive, by its path or from its bytes, which `checkZip` has found to be within bounds. */
export async function openPackage(source: string | Buffer): Promise<WordPackage> {
  const { names, read, close } = await openArchive(source);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const readXml: WordPackage['readXml'] = async (part) => {
    const bytes = await read(part, MAX_XML_BYTES);
    return bytes && parseXml(decode(bytes));
  };
  return {
    names,
    has: (part) => known.has(part.toLowerCase()),
    read,
    readXml,
    async relationsOf(part) {
      const slash = part.lastIndexOf('/') + 1;
      const root = await readXml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
      return new Map(
        root?.children.map(({ attributes }) => [attributes.Id ?? '', relation(part, attributes)]),
      );
    },
    close,
  };
}

/** The relation's type by its last word: the addresses before it differ between strict and transitional files. */
function relation(from: string, attributes: Readonly<Record<string, string>>): Relation {
  const type = (attributes.Type ?? '').split('/').at(-1) ?? '';
  const isOutside = attributes.TargetMode === 'External';
  return { type, part: isOutside ? null : resolveName(from, attributes.Target ?? '') };
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}
