import {
  MINI_SECTOR_BYTES,
  NO_SECTOR,
  type OleEntry,
  type OleHeader,
  parseFatBlock,
  parseOleEntries,
  parseOleHeader,
} from '../ole-format.ts';

const ROOT_TYPE = 5;

/** Gives a stream by its name, the first there is, or that of a folder; null where there is none. */
export type OleStreams = (name: string, folder?: string) => Buffer | null;

/**
 * Reads streams of an OLE compound file that is in memory. Throws `RangeError` where the file points outside itself;
 * chains are followed no further than the file has sectors.
 */
export function openOleStreams(file: Buffer): OleStreams {
  const header = parseOleHeader(file);
  if (!header) throw new RangeError('odd sectors');
  const { sectorBytes, miniLimit } = header;
  const maxSectors = Math.ceil(file.length / sectorBytes);
  const sectorAt = (sector: number): Buffer =>
    file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);

  const fatSectors = listFatSectors(header, sectorAt, maxSectors);
  const perSector = sectorBytes / 4;
  const nextOf = (sector: number): number => {
    const fat = fatSectors[Math.floor(sector / perSector)];
    return fat === undefined ? NO_SECTOR : sectorAt(fat).readUInt32LE((sector % perSector) * 4);
  };
  const readChain = (start: number): Buffer =>
    Buffer.concat(followChain(start, nextOf, maxSectors).map(sectorAt));

  const entries = parseOleEntries(readChain(header.directoryStart));
  const root = entries.find(({ type }) => type === ROOT_TYPE);
  const miniStream = root ? readChain(root.startSector) : Buffer.alloc(0);
  const miniFat = readChain(header.miniFatStart);
  const nextMini = (sector: number): number =>
    sector * 4 + 4 <= miniFat.length ? miniFat.readUInt32LE(sector * 4) : NO_SECTOR;
  const readMini = (start: number): Buffer => {
    const parts = followChain(start, nextMini, miniStream.length / MINI_SECTOR_BYTES);
    const places = parts.map((part) => part * MINI_SECTOR_BYTES);
    return Buffer.concat(places.map((place) => miniStream.subarray(place, place + MINI_SECTOR_BYTES)));
  };
  return (name, folder) => {
    const among = folder === undefined ? entries : entriesIn(folder, entries);
    const entry = among.find((other) => other.name === name);
    if (!entry) return null;
    const { startSector, bytes } = entry;
    return (bytes < miniLimit ? readMini(startSector) : readChain(startSector)).subarray(0, bytes);
  };
}

/** What a folder holds itself, without what is in folders of it. */
function entriesIn(folder: string, entries: readonly OleEntry[]): OleEntry[] {
  const byPlace = new Map(entries.map((entry) => [entry.place, entry]));
  const found = new Set<OleEntry>();
  const waiting = [entries.find(({ name }) => name === folder)?.child];
  while (waiting.length > 0) {
    const entry = byPlace.get(waiting.pop() ?? NO_SECTOR);
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}

function followChain(start: number, next: (sector: number) => number, max: number): number[] {
  const sectors: number[] = [];
  for (let at = start; at < NO_SECTOR && sectors.length <= max; at = next(at)) sectors.push(at);
  return sectors;
}

function listFatSectors(
  header: OleHeader,
  sectorAt: (sector: number) => Buffer,
  maxSectors: number,
): number[] {
  const sectors = [...header.fatSectors];
  let { nextFatBlock } = header;
  for (let count = 0; nextFatBlock < NO_SECTOR && count < maxSectors; count++) {
    const { fatSectors, next } = parseFatBlock(sectorAt(nextFatBlock));
    sectors.push(...fatSectors);
    nextFatBlock = next;
  }
  return sectors.filter((sector) => sector < NO_SECTOR);
}
