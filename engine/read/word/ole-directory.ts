import { type FileHandle, open } from 'node:fs/promises';

/** A stream or folder in an OLE compound file ([MS-CFB]). */
export type OleEntry = { name: string; startSector: number; bytes: number };

export type OleDirectory = { entries: OleEntry[]; sectorBytes: number };

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;

/** Directory and FAT sectors looked at before giving up: far more than any Word file has. */
const MAX_SECTORS = 512;

export function isOle(head: Buffer): boolean {
  return head.subarray(0, 8).equals(SIGNATURE);
}

/** Reads the directory of an OLE file, sector by sector and bounded; what cannot be followed is left out. */
export async function readOleDirectory(path: string): Promise<OleDirectory> {
  const file = await open(path);
  try {
    const header = await readAt(file, 0, 512);
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) return { entries: [], sectorBytes: 512 };
    const sectorBytes = 1 << shift;
    const fatSectors = await listFatSectors(file, header, sectorBytes);
    const entries: OleEntry[] = [];
    let sector = header.readUInt32LE(48);
    for (let count = 0; sector < END_OF_CHAIN && count < MAX_SECTORS; count++) {
      entries.push(...parseEntries(await readAt(file, (sector + 1) * sectorBytes, sectorBytes)));
      sector = await nextSector(file, fatSectors, sector, sectorBytes);
    }
    return { entries, sectorBytes };
  } finally {
    await file.close();
  }
}

/** The first bytes of a stream that lies in full sectors. */
export async function readStreamHead(
  path: string,
  directory: OleDirectory,
  entry: OleEntry,
  bytes: number,
): Promise<Buffer> {
  const file = await open(path);
  try {
    return await readAt(file, (entry.startSector + 1) * directory.sectorBytes, bytes);
  } finally {
    await file.close();
  }
}

async function listFatSectors(file: FileHandle, header: Buffer, sectorBytes: number): Promise<number[]> {
  const sectors: number[] = [];
  for (let index = 0; index < HEADER_FAT_SECTORS; index++) sectors.push(header.readUInt32LE(76 + 4 * index));
  let next = header.readUInt32LE(68);
  for (let count = 0; next < END_OF_CHAIN && count < MAX_SECTORS; count++) {
    const block = await readAt(file, (next + 1) * sectorBytes, sectorBytes);
    for (let at = 0; at < sectorBytes - 4; at += 4) sectors.push(block.readUInt32LE(at));
    next = block.readUInt32LE(sectorBytes - 4);
  }
  return sectors;
}

async function nextSector(
  file: FileHandle,
  fat: readonly number[],
  sector: number,
  sectorBytes: number,
): Promise<number> {
  const perSector = sectorBytes / 4;
  const fatSector = fat[Math.floor(sector / perSector)];
  if (fatSector === undefined || fatSector >= END_OF_CHAIN) return END_OF_CHAIN;
  const link = await readAt(file, (fatSector + 1) * sectorBytes + (sector % perSector) * 4, 4);
  return link.readUInt32LE(0);
}

function parseEntries(sector: Buffer): OleEntry[] {
  const entries: OleEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = sector.readUInt16LE(at + 64);
    if (nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: sector.toString('utf16le', at, at + nameBytes - 2),
      startSector: sector.readUInt32LE(at + 116),
      bytes: sector.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** Zero-filled where the file ends early. */
async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  await file.read(buffer, 0, bytes, position);
  return buffer;
}
