import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Op } from './op-log.ts';
import { openSimulatedDisk, type Random } from './simulated-disk.ts';

let folder: string;
let before: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manualist-disk-'));
  before = join(folder, 'before');
  await mkdir(join(before, 'kept'), { recursive: true });
  await writeFile(join(before, 'kept', 'old'), 'o'.repeat(8192));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const root = '/data';
/** Of what was not synced nothing is there. */
const nothing: Random = () => 0;
/** All of it is. */
const everything: Random = () => 0.999;

/** Files after a cut, by path, with their content. */
async function afterCut(ops: Op[], random: Random | null): Promise<Record<string, string>> {
  const disk = await openSimulatedDisk(before, root);
  for (const op of ops) disk.apply(op);
  const target = await mkdtemp(join(folder, 'cut-'));
  await disk.cut(target, random);
  const files: Record<string, string> = {};
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files[path.slice(target.length)] = await readFile(path, 'utf8');
    }
  return files;
}

const kept = { '/kept/old': 'o'.repeat(8192) };
const open = (descriptor: number, path: string, isNew = true): Op => ({
  op: 'open',
  descriptor,
  path: `${root}${path}`,
  isNew,
  isEmptied: false,
});
const write = (descriptor: number, text: string, at = 0): Op => ({
  op: 'write',
  descriptor,
  at,
  data: Buffer.from(text),
});
const sync = (descriptor: number): Op => ({ op: 'sync', descriptor });

describe('a disk after a power cut', () => {
  it('holds a new file that was synced, and may not hold one that was not', async () => {
    const ops = [open(3, '/a'), write(3, 'one')];
    expect(await afterCut([...ops, sync(3)], nothing)).toEqual({ ...kept, '/a': 'one' });
    expect(await afterCut(ops, nothing)).toEqual(kept);
    expect(await afterCut(ops, everything)).toEqual({ ...kept, '/a': 'one' });
  });

  it('holds what a file was at its last sync, whatever was written after', async () => {
    const ops = [open(3, '/a'), write(3, 'one'), sync(3), write(3, 'TWO')];
    expect(await afterCut(ops, nothing)).toEqual({ ...kept, '/a': 'one' });
  });

  it('may hold one page of a write and not the other', async () => {
    const ops = [open(3, '/kept/old', false), write(3, 'n'.repeat(8192))];
    // Not torn and lost, then not torn and there.
    const chances = [0.5, 0, 0.5, 0.9];
    let place = 0;
    const files = await afterCut(ops, () => chances[place++ - 2] ?? 0.5);
    expect(files['/kept/old']).toBe('o'.repeat(4096) + 'n'.repeat(4096));
  });

  it('may hold a page of which only some sectors were written', async () => {
    const ops = [open(3, '/kept/old', false), write(3, 'n'.repeat(4096))];
    // Torn; then sector after sector, every other one there. The first two are about names.
    let place = -2;
    const files = await afterCut(ops, () => {
      place += 1;
      if (place <= 1) return 0;
      return place % 2 === 0 ? 0.9 : 0;
    });
    const [first = '', second = ''] = [0, 512].map((at) => files['/kept/old']?.slice(at, at + 512));
    expect(new Set([first[0], second[0]])).toEqual(new Set(['o', 'n']));
  });

  it('knows a moved file by its new name once that folder was synced, and by one name only', async () => {
    const ops: Op[] = [
      open(3, '/draft'),
      write(3, 'one'),
      sync(3),
      { op: 'rename', path: `${root}/draft`, to: `${root}/kept/new` },
    ];
    expect(await afterCut(ops, nothing)).toEqual({ ...kept, '/draft': 'one' });
    const synced = [...ops, open(4, '/kept', false), sync(4)];
    expect(await afterCut(synced, nothing)).toEqual({ ...kept, '/kept/new': 'one' });
  });

  it('may still hold a removed file, and does not once its folder was synced', async () => {
    const ops: Op[] = [{ op: 'remove', path: `${root}/kept/old` }];
    expect(await afterCut(ops, nothing)).toEqual(kept);
    expect(await afterCut([...ops, open(4, '/kept', false), sync(4)], nothing)).toEqual({});
  });

  it('has lost for good what a failed sync was to write', async () => {
    const ops: Op[] = [
      open(3, '/kept/old', false),
      write(3, 'n'.repeat(8192)),
      { op: 'sync-failed', descriptor: 3 },
      sync(3),
    ];
    expect(await afterCut(ops, everything)).toEqual(kept);
  });

  it('refuses a log that can not say what was done', async () => {
    const ops: Op[] = [{ op: 'unknown', call: 'copyFile', path: `${root}/a` }];
    await expect(afterCut(ops, nothing)).rejects.toThrow(/copyFile/);
  });
});
