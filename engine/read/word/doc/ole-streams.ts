const END_OF_CHAIN = 0xfffffffa;
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const SECTOR_SHIFTS: readonly number[] = [9, 12];
const MINI_SHIFT = 6;
const ROOT_TYPE = 5;

/** A stream or the root of an OLE compound file. */
type Entry = { name: string; type: number; start: number; bytes: number };

/**
 * Reads streams of an OLE compound file ([MS-CFB]) that is in memory. Throws `RangeError` where the file points outside
 * itself; chains are followed no further than the file has sectors.
 */
export function openOleStreams(file: Buffer): (name: string) => Buffer | null {
  const [sectorShift, miniShift] = [file.readUInt16LE(30), file.readUInt16LE(32)];
  if (!SECTOR_SHIFTS.includes(sectorShift) || miniShift !== MINI_SHIFT) throw new RangeError('odd sectors');
  const [sectorBytes, miniBytes] = [1 << sectorShift, 1 << miniShift];
  const miniLimit = file.readUInt32LE(56);
  const maxSectors = Math.ceil(file.length / sectorBytes);
  const sectorAt = (sector: number): Buffer =>
    file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);

  const follow = (start: number, next: (sector: number) => number, max: number): number[] => {
    const sectors: number[] = [];
    for (let at = start; at < END_OF_CHAIN && sectors.length <= max; at = next(at)) sectors.push(at);
    return sectors;
  };
  const fatSectors = listFatSectors(file, sectorAt, sectorBytes, maxSectors);
  const perSector = sectorBytes / 4;
  const nextOf = (sector: number): number => {
    const fat = fatSectors[Math.floor(sector / perSector)];
    return fat === undefined ? END_OF_CHAIN : sectorAt(fat).readUInt32LE((sector % perSector) * 4);
  };
  const readChain = (start: number): Buffer => Buffer.concat(follow(start, nextOf, maxSectors).map(sectorAt));

  const entries = parseEntries(readChain(file.readUInt32LE(48)));
  const root = entries.find(({ type }) => type === ROOT_TYPE);
  const miniStream = root ? readChain(root.start) : Buffer.alloc(0);
  const miniFat = readChain(file.readUInt32LE(60));
  const readMini = (start: number): Buffer => {
    const next = (sector: number) =>
      sector * 4 + 4 <= miniFat.length ? miniFat.readUInt32LE(sector * 4) : END_OF_CHAIN;
    const parts = follow(start, next, miniStream.length / miniBytes);
    return Buffer.concat(parts.map((part) => miniStream.subarray(part * miniBytes, (part + 1) * miniBytes)));
  };
  return (name) => {
    const entry = entries.find((other) => other.name === name);
    if (!entry) return null;
    return (entry.bytes < miniLimit ? readMini(entry.start) : readChain(entry.start)).subarray(
      0,
      entry.bytes,
    );
  };
}

function listFatSectors(
  file: Buffer,
  sectorAt: (sector: number) => Buffer,
  sectorBytes: number,
  maxSectors: number,
): number[] {
  const sectors: number[] = [];
  for (let index = 0; index < HEADER_FAT_SECTORS; index++) sectors.push(file.readUInt32LE(76 + 4 * index));
  let next = file.readUInt32LE(68);
  for (let count = 0; next < END_OF_CHAIN && count < maxSectors; count++) {
    const block = sectorAt(next);
    for (let at = 0; at < sectorBytes - 4; at += 4) sectors.push(block.readUInt32LE(at));
    next = block.readUInt32LE(sectorBytes - 4);
  }
  return sectors.filter((sector) => sector < END_OF_CHAIN);
}

function parseEntries(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64);
    if (nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      type: directory.readUInt8(at + 66),
      start: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}
