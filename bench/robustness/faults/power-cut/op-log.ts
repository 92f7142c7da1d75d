/** What a program did to its disk, as `shims/disk.mjs` writes it down. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One change or sync; paths are absolute. Names of files are descriptors where they were opened before. */
export type Op =
  | { op: 'open'; descriptor: number; path: string; isNew: boolean; isEmptied: boolean }
  | { op: 'close'; descriptor: number }
  | { op: 'write'; descriptor: number; at: number; data: Buffer }
  | { op: 'truncate'; descriptor?: number; path?: string; length: number }
  | { op: 'sync' | 'sync-failed'; descriptor: number }
  | { op: 'rename'; path: string; to: string }
  | { op: 'remove' | 'mkdir'; path: string }
  | { op: 'unknown'; call: string; path: string };

const lengthBytes = 4;

/** All logs of a folder as one, in the order in which things happened. The last entry of each may be cut off. */
export async function readOps(folder: string): Promise<Op[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const logs = await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name)))));
  return logs
    .flat()
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map(({ op }) => op);
}

function parse(log: Buffer): { time: bigint; op: Op }[] {
  const ops: { time: bigint; op: Op }[] = [];
  let at = 0;
  while (at + lengthBytes <= log.length) {
    const dataAt = at + lengthBytes + log.readUInt32LE(at);
    if (dataAt > log.length) break;
    const { time, bytes, ...rest } = JSON.parse(log.toString('utf8', at + lengthBytes, dataAt));
    if (dataAt + bytes > log.length) break;
    const data = log.subarray(dataAt, dataAt + bytes);
    ops.push({ time: BigInt(time), op: rest.op === 'write' ? { ...rest, data } : rest });
    at = dataAt + bytes;
  }
  return ops;
}
