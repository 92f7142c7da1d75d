/** Writes a ZIP while it is being sent: nothing of it is kept but a line for each file. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of the archive. Its content is read once, when its turn comes. */
export type ZipEntry = {
  /** With forward slashes, unique in the archive. */
  path: string;
  content: AsyncIterable<Buffer | string>;
  /** Whether it hardly gets smaller, so that little time is spent on trying. */
  isPacked?: boolean;
};

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Sizes follow the content (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
const VERSION_64 = 45;
const MOST = 0xffff_ffff;
const MOST_ENTRIES = 0xffff;

/**
 * A stream of an archive of the entries, in their order. Entries are asked for one by one, as fast as the reader reads,
 * and no more of them once it is destroyed.
 * @param at the time that the files bear
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>, at: Date): Readable =>
  Readable.from(archive(entries, at), { objectMode: false });

async function* archive(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const time = dosTime(at);
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.path);
    const file: Written = { name, crc: 0, packed: 0, size: 0, offset };
    yield localHeader(name, time);
    for await (const chunk of pack(entry, file)) {
      file.packed += chunk.length;
      yield chunk;
    }
    if (file.size >= MOST || file.packed >= MOST)
      throw new RangeError(`${entry.path} is too large for a ZIP.`);
    yield u32(DESCRIPTOR, file.crc, file.packed, file.size);
    offset += 30 + name.length + file.packed + 16;
    written.push(file);
  }
  const start = offset;
  for (const file of written) {
    const header = centralHeader(file, time);
    offset += header.length;
    yield header;
  }
  yield ending(written.length, start, offset - start);
}

/** Deflates the content and notes its size and check sum. */
async function* pack({ content, isPacked }: ZipEntry, file: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: isPacked ? 1 : 6 });
  async function* measured() {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield bytes;
    }
  }
  const feeding = pipeline(measured, deflate);
  // Whoever reads is told by the stream itself; a reader who leaves is no fault.
  feeding.catch(() => undefined);
  yield* deflate as AsyncIterable<Buffer>;
  await feeding;
}

const localHeader = (name: Buffer, [time, date]: DosTime): Buffer =>
  Buffer.concat([
    u32(LOCAL),
    u16(VERSION, FLAGS, DEFLATED, time, date),
    u32(0, 0, 0),
    u16(name.length, 0),
    name,
  ]);

/** Beyond 4 GB the place of a file stands in a field of its own (ZIP64). */
function centralHeader({ name, crc, packed, size, offset }: Written, [time, date]: DosTime): Buffer {
  const isFar = offset >= MOST;
  const extra = isFar ? Buffer.concat([u16(1, 8), u64(offset)]) : Buffer.alloc(0);
  const version = isFar ? VERSION_64 : VERSION;
  return Buffer.concat([
    u32(CENTRAL),
    u16(version, version, FLAGS, DEFLATED, time, date),
    u32(crc, packed, size),
    u16(name.length, extra.length, 0, 0, 0),
    u32(0, isFar ? MOST : offset),
    name,
    extra,
  ]);
}

function ending(count: number, start: number, bytes: number): Buffer {
  const isLong = count >= MOST_ENTRIES || start >= MOST || bytes >= MOST;
  const shown = Math.min(count, MOST_ENTRIES);
  const short = [
    u32(END),
    u16(0, 0, shown, shown),
    u32(Math.min(bytes, MOST), Math.min(start, MOST)),
    u16(0),
  ];
  if (!isLong) return Buffer.concat(short);
  const long = [
    u32(END_64),
    u64(44),
    u16(VERSION_64, VERSION_64),
    u32(0, 0),
    u64(count, count, bytes, start),
    u32(LOCATOR_64, 0),
    u64(start + bytes),
    u32(1),
  ];
  return Buffer.concat([...long, ...short]);
}

/** Little-endian numbers of 2, 4 and 8 bytes, one after another. */
const u16 = (...values: number[]): Buffer => lay(values, 2, (to, value, at) => to.writeUInt16LE(value, at));
const u32 = (...values: number[]): Buffer => lay(values, 4, (to, value, at) => to.writeUInt32LE(value, at));
const u64 = (...values: number[]): Buffer =>
  lay(values, 8, (to, value, at) => to.writeBigUInt64LE(BigInt(value), at));

function lay(
  values: number[],
  bytes: number,
  write: (to: Buffer, value: number, at: number) => void,
): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [index, value] of values.entries()) write(buffer, value, index * bytes);
  return buffer;
}

type DosTime = [time: number, date: number];

/** UTC, in steps of two seconds from 1980 on. */
const dosTime = (at: Date): DosTime => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
];
