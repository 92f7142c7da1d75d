/** The parts of an OLE compound file ([MS-CFB]) as they lie on disk. */

/** What the first 512 bytes say: sizes in bytes, places as numbers of sectors. */
export type OleHeader = {
  sectorBytes: number;
  directoryStart: number;
  /** Streams shorter than this lie in the mini stream, in pieces of `MINI_SECTOR_BYTES`. */
  miniLimit: number;
  miniFatStart: number;
  /** The sectors of the allocation table that the header has room for; blocks at `nextFatBlock` name the others. */
  fatSectors: number[];
  nextFatBlock: number;
};

/**
 * A stream or folder; `type` 5 is the root, whose stream is the mini stream. What a folder holds is a tree of entries by their places
 * in the directory: `child` is its top, `left` and `right` are further ones beside an entry; `NO_SECTOR` or above for none.
 */
export type OleEntry = {
  name: string;
  type: number;
  startSector: number;
  bytes: number;
  place: number;
  left: number;
  right: number;
  child: number;
};

export const OLE_HEADER_BYTES = 512;
export const MINI_SECTOR_BYTES = 64;

/** Numbers from here on name no sector: a free one, the end of a chain, a table's own. */
export const NO_SECTOR = 0xfffffffa;

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const SECTOR_SHIFTS: readonly number[] = [9, 12];
const MINI_SHIFT = 6;
const FAT_SECTORS_AT = 76;
const ENTRY_BYTES = 128;

/** Whether a file that begins like this is one. */
export function isOle(head: Buffer): boolean {
  return head.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** Null for sizes of sectors that the format does not know. */
export function parseOleHeader(head: Buffer): OleHeader | null {
  const [sectorShift, miniShift] = [head.readUInt16LE(30), head.readUInt16LE(32)];
  if (!SECTOR_SHIFTS.includes(sectorShift) || miniShift !== MINI_SHIFT) return null;
  return {
    sectorBytes: 1 << sectorShift,
    directoryStart: head.readUInt32LE(48),
    miniLimit: head.readUInt32LE(56),
    miniFatStart: head.readUInt32LE(60),
    fatSectors: readSectorNumbers(head, FAT_SECTORS_AT, OLE_HEADER_BYTES),
    nextFatBlock: head.readUInt32LE(68),
  };
}

/** A sector that names sectors of the allocation table, and the next such sector. */
export function parseFatBlock(block: Buffer): { fatSectors: number[]; next: number } {
  const end = block.length - 4;
  return { fatSectors: readSectorNumbers(block, 0, end), next: block.readUInt32LE(end) };
}

/** The entries of some sectors of the directory, in order. */
export function parseOleEntries(directory: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64);
    if (nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      type: directory.readUInt8(at + 66),
      startSector: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120),
      place: at / ENTRY_BYTES,
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
    });
  }
  return entries;
}

function readSectorNumbers(block: Buffer, from: number, to: number): number[] {
  const sectors: number[] = [];
  for (let at = from; at < to; at += 4) sectors.push(block.readUInt32LE(at));
  return sectors;
}
