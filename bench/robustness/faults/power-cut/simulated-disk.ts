/**
 * What a disk may hold after the power went, from what a program did to it.
 *
 * A sync of a file makes its content and its name durable, as the journaling file systems of Linux do; a sync of a folder
 * makes the names in it durable. Of everything else any part may be there: of content each page of 4 KB as of any moment
 * since the last sync, some pages torn into sectors of 512 bytes of different moments; of the changes of names in a
 * folder the first few, for these reach the disk in order. A sync that failed loses what it was to write: Linux takes
 * the pages for clean after that (https://wiki.postgresql.org/wiki/Fsync_Errors).
 */
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Op } from './op-log.ts';

/** Gives a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

const pageBytes = 4096;
const sectorBytes = 512;
const tornShare = 0.3;

type Change = { kind: 'write'; at: number; data: Buffer } | { kind: 'truncate'; length: number };
type File = {
  kind: 'file';
  /** Path of its content before the program began; null for one that was made since. */
  base: string | null;
  durable: Change[];
  pending: Change[];
};
type Naming = { name: string; node: Node | null; from?: { folder: Folder; name: string } };
type Folder = { kind: 'folder'; live: Map<string, Node>; durable: Map<string, Node>; pending: Naming[] };
type Node = File | Folder;

const emptyFile = (): File => ({ kind: 'file', base: null, durable: [], pending: [] });
const emptyFolder = (): Folder => ({ kind: 'folder', live: new Map(), durable: new Map(), pending: [] });

/**
 * @param before what the disk holds, all of it durable; it must stay as it is
 * @param root the path under which the program knows it
 */
export async function openSimulatedDisk(before: string, root = before): Promise<SimulatedDisk> {
  return new SimulatedDisk(root, await readFolder(before));
}

async function readFolder(path: string): Promise<Folder> {
  const folder = emptyFolder();
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) put(folder, entry.name, await readFolder(below));
    else if (entry.isFile()) put(folder, entry.name, { ...emptyFile(), base: below });
  }
  return folder;
}

function put(folder: Folder, name: string, node: Node): void {
  folder.live.set(name, node);
  folder.durable.set(name, node);
}

export class SimulatedDisk {
  readonly #root: string;
  readonly #tree: Folder;
  readonly #open = new Map<number, { node: Node; folder: Folder }>();

  constructor(root: string, tree: Folder) {
    this.#root = root;
    this.#tree = tree;
  }

  /** @throws for a change that the log could not say */
  apply(op: Op): void {
    switch (op.op) {
      case 'open':
        this.#openFile(op);
        return;
      case 'close':
        this.#open.delete(op.descriptor);
        return;
      case 'write':
        this.#fileOf(op.descriptor)?.pending.push({ kind: 'write', at: op.at, data: op.data });
        return;
      case 'truncate': {
        const file = op.path === undefined ? this.#fileOf(op.descriptor) : this.#fileAt(op.path);
        file?.pending.push({ kind: 'truncate', length: op.length });
        return;
      }
      case 'sync':
        this.#sync(op.descriptor);
        return;
      case 'sync-failed':
        this.#forget(op.descriptor);
        return;
      case 'mkdir':
        this.#makeFolder(op.path);
        return;
      case 'rename':
        this.#rename(op.path, op.to);
        return;
      case 'remove':
        this.#remove(op.path);
        return;
      case 'unknown':
        throw new Error(
          `The program called ${op.call} on ${op.path}, of which the log can't tell what it did.`,
        );
    }
  }

  /** Writes what the disk holds into a new folder. @param random null: the power stays, nothing is lost */
  async cut(target: string, random: Random | null): Promise<void> {
    await writeFolder(this.#tree, target, random);
  }

  #openFile({ descriptor, path, isNew, isEmptied }: Extract<Op, { op: 'open' }>): void {
    const place = this.#place(path);
    if (place === null) return;
    let node = place.folder.live.get(place.name) ?? (place.name === '' ? this.#tree : undefined);
    if (node === undefined || isNew) {
      node = emptyFile();
      name(place.folder, { name: place.name, node });
    }
    if (isEmptied && node.kind === 'file') node.pending.push({ kind: 'truncate', length: 0 });
    this.#open.set(descriptor, { node, folder: place.folder });
  }

  #sync(descriptor: number): void {
    const { node, folder } = this.#open.get(descriptor) ?? {};
    if (node?.kind === 'folder') commit(node, node.pending.length);
    if (node?.kind !== 'file' || folder === undefined) return;
    node.durable.push(...node.pending.splice(0));
    commit(folder, folder.pending.findLastIndex((naming) => naming.node === node) + 1);
  }

  #forget(descriptor: number): void {
    const file = this.#fileOf(descriptor);
    // What was written is lost, but not that the file is longer now.
    if (file) file.pending = file.pending.filter(({ kind }) => kind === 'truncate');
  }

  #makeFolder(path: string): void {
    // With `recursive` it makes all that is missing on the way.
    let folder = this.#tree;
    for (const part of relative(this.#root, path).split(sep)) {
      let next = folder.live.get(part);
      if (next === undefined) {
        next = emptyFolder();
        name(folder, { name: part, node: next });
      }
      if (next.kind !== 'folder') return;
      folder = next;
    }
  }

  #rename(path: string, to: string): void {
    const from = this.#place(path);
    const target = this.#place(to);
    const node = from?.folder.live.get(from.name);
    if (!from || !target || node === undefined) return;
    from.folder.live.delete(from.name);
    name(target.folder, { name: target.name, node, from });
  }

  #remove(path: string): void {
    const place = this.#place(path);
    if (place?.folder.live.has(place.name)) name(place.folder, { name: place.name, node: null });
  }

  #fileOf(descriptor: number | undefined): File | undefined {
    const node = descriptor === undefined ? undefined : this.#open.get(descriptor)?.node;
    return node?.kind === 'file' ? node : undefined;
  }

  #fileAt(path: string): File | undefined {
    const place = this.#place(path);
    const node = place?.folder.live.get(place.name);
    return node?.kind === 'file' ? node : undefined;
  }

  /** Null for what lies in a folder that is not known, such as one that was left out of the log. */
  #place(path: string): { folder: Folder; name: string } | null {
    const parts = relative(this.#root, path).split(sep);
    const last = parts.pop() ?? '';
    let folder = this.#tree;
    for (const part of parts) {
      const next = folder.live.get(part);
      if (next?.kind !== 'folder') return null;
      folder = next;
    }
    return { folder, name: last };
  }
}

/** Changes a name for the program at once, on the disk later. */
function name(folder: Folder, naming: Naming): void {
  if (naming.node === null) folder.live.delete(naming.name);
  else folder.live.set(naming.name, naming.node);
  folder.pending.push(naming);
}

/** The first changes of names in a folder reach the disk. */
function commit(folder: Folder, count: number): void {
  for (const { name: changed, node, from } of folder.pending.splice(0, count)) {
    if (node === null) folder.durable.delete(changed);
    else folder.durable.set(changed, node);
    if (!from) continue;
    // A file that moved is not left where it was, nor does it come back there later.
    if (from.folder.durable.get(from.name) === node) from.folder.durable.delete(from.name);
    from.folder.pending = from.folder.pending.filter((earlier) => earlier.node !== node || earlier.from);
  }
}

async function writeFolder(folder: Folder, target: string, random: Random | null): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  commit(
    folder,
    random === null ? folder.pending.length : Math.floor(random() * (folder.pending.length + 1)),
  );
  for (const [below, node] of folder.durable) {
    const path = join(target, below);
    if (node.kind === 'folder') await writeFolder(node, path, random);
    else await writeFile(node, path, random);
  }
}

async function writeFile(
  { base, durable, pending }: File,
  path: string,
  random: Random | null,
): Promise<void> {
  if (base === null) await (await open(path, 'w')).close();
  else await copyFile(base, path);
  if (durable.length === 0 && pending.length === 0) return;
  const handle = await open(path, 'r+');
  try {
    const survives = random === null ? () => true : chooseSurvivors(pending, random);
    const writeAll = async (change: Change, keep: (at: number) => boolean): Promise<void> => {
      if (change.kind === 'truncate') {
        if (keep(change.length)) await handle.truncate(change.length);
        return;
      }
      for (const { from, to } of runsOf(change, keep))
        await handle.write(change.data, from - change.at, to - from, from);
    };
    for (const change of durable) await writeAll(change, () => true);
    for (const [place, change] of pending.entries()) await writeAll(change, (at) => survives(place, at));
  } finally {
    await handle.close();
  }
}

/** Whether of a change, by its place in the order, what it says of a byte reached the disk. */
function chooseSurvivors(pending: readonly Change[], random: Random): (place: number, at: number) => boolean {
  const moments = new Map<string, number>();
  const momentOf = (key: string): number => {
    const known = moments.get(key) ?? Math.floor(random() * (pending.length + 1));
    moments.set(key, known);
    return known;
  };
  const torn = new Map<number, boolean>();
  return (place, at) => {
    const page = Math.floor(at / pageBytes);
    const isTorn = torn.get(page) ?? random() < tornShare;
    torn.set(page, isTorn);
    const key = isTorn ? `sector ${Math.floor(at / sectorBytes)}` : `page ${page}`;
    return place < momentOf(key);
  };
}

/** The parts of a write that are kept, each as long as can be. */
function runsOf(
  { at, data }: { at: number; data: Buffer },
  keep: (at: number) => boolean,
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  const end = at + data.length;
  for (let from = at; from < end; ) {
    const to = Math.min(end, (Math.floor(from / sectorBytes) + 1) * sectorBytes);
    const last = runs.at(-1);
    if (keep(from)) {
      if (last?.to === from) last.to = to;
      else runs.push({ from, to });
    }
    from = to;
  }
  return runs;
}
