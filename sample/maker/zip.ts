import { crc32, deflateRawSync } from 'node:zlib';

/** A file to be packed: its path inside the archive and its bytes. */
export type ZipEntry = { name: string; bytes: Buffer };

/** 1980-01-01 in MS-DOS form, so that the same input always makes the same archive. */
const DOS_DATE = 0x0021;
const DEFLATED = 8;

function header(
  signature: number,
  entry: ZipEntry,
  packed: Buffer,
  isCentral: boolean,
  offset: number,
): Buffer {
  const name = Buffer.from(entry.name, 'utf8');
  const fixed = Buffer.alloc(isCentral ? 46 : 30);
  let at = fixed.writeUInt32LE(signature, 0);
  if (isCentral) at = fixed.writeUInt16LE(20, at);
  at = fixed.writeUInt16LE(20, at);
  at = fixed.writeUInt16LE(0, at);
  at = fixed.writeUInt16LE(DEFLATED, at);
  at = fixed.writeUInt16LE(0, at);
  at = fixed.writeUInt16LE(DOS_DATE, at);
  at = fixed.writeUInt32LE(crc32(entry.bytes), at);
  at = fixed.writeUInt32LE(packed.length, at);
  at = fixed.writeUInt32LE(entry.bytes.length, at);
  at = fixed.writeUInt16LE(name.length, at);
  if (isCentral) fixed.writeUInt32LE(offset, 42);
  return Buffer.concat([fixed, name]);
}

/** Packs files into a ZIP archive (deflate; APPNOTE.TXT 4.3), in the order given. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 });
    const local = header(0x04034b50, entry, packed, false, 0);
    directory.push(header(0x02014b50, entry, packed, true, offset));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
