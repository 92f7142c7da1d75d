import { type FileHandle, open } from 'node:fs/promises';
import {
  NO_SECTOR,
  OLE_HEADER_BYTES,
  type OleEntry,
  type OleHeader,
  parseFatBlock,
  parseOleEntries,
  parseOleHeader,
} from './ole-format.ts';

export type OleDirectory = { entries: OleEntry[]; sectorBytes: number };

/** Directory and FAT sectors looked at before giving up: far more than any Word file has. */
const MAX_SECTORS = 512;

/** Reads the directory of an OLE file on disk, sector by sector and bounded; what cannot be followed is left out. */
export async function readOleDirectory(path: string): Promise<OleDirectory> {
  const file = await open(path);
  try {
    const header = parseOleHeader(await readAt(file, 0, OLE_HEADER_BYTES));
    if (!header) return { entries: [], sectorBytes: OLE_HEADER_BYTES };
    const { sectorBytes } = header;
    const fatSectors = await listFatSectors(file, header);
    const entries: OleEntry[] = [];
    let sector = header.directoryStart;
    for (let count = 0; sector < NO_SECTOR && count < MAX_SECTORS; count++) {
      entries.push(...parseOleEntries(await readAt(file, (sector + 1) * sectorBytes, sectorBytes)));
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

async function listFatSectors(file: FileHandle, header: OleHeader): Promise<number[]> {
  const sectors = [...header.fatSectors];
  let { nextFatBlock } = header;
  for (let count = 0; nextFatBlock < NO_SECTOR && count < MAX_SECTORS; count++) {
    const block = await readAt(file, (nextFatBlock + 1) * header.sectorBytes, header.sectorBytes);
    const { fatSectors, next } = parseFatBlock(block);
    sectors.push(...fatSectors);
    nextFatBlock = next;
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
  const fatSector = fat[Math.floor(sector / perSector)] ?? NO_SECTOR;
  if (fatSector >= NO_SECTOR) return NO_SECTOR;
  const link = await readAt(file, (fatSector + 1) * sectorBytes + (sector % perSector) * 4, 4);
  return link.readUInt32LE(0);
}

/** Zero-filled where the file ends early. */
async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  await file.read(buffer, 0, bytes, position);
  return buffer;
}
