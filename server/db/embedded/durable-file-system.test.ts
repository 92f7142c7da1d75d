import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DurableFileSystem } from './durable-file-system.ts';
import { startParams } from './start-params.ts';

vi.mock(import('node:fs'), async (importOriginal) => {
  const fs = await importOriginal();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync) };
});

const synced = vi.mocked(fsyncSync);
let folder: string;
let database: PGlite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manualist-durable-'));
  database = await PGlite.create({
    fs: new DurableFileSystem(join(folder, 'database')),
    startParams: startParams(true),
  });
  await database.exec('create table entry (id int primary key)');
});

afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement. @returns how often it waited for the disk */
async function countSyncs(statement: string): Promise<number> {
  synced.mockClear();
  await database.query(statement);
  return synced.mock.calls.length;
}

describe('the durable file system', () => {
  it('waits for the disk before each commit is acknowledged, so that a power cut takes none back', async () => {
    expect(await countSyncs('insert into entry values (1)')).toBeGreaterThan(0);
    expect(await countSyncs('insert into entry values (2)')).toBeGreaterThan(0);
  });

  it('does not wait for what changes nothing', async () => {
    expect(await countSyncs('select * from entry')).toBe(0);
  });

  it('lets no commit through that the disk refuses', async () => {
    synced.mockImplementationOnce(() => {
      throw Object.assign(new Error('input/output error'), { code: 'EIO' });
    });
    await expect(database.query('insert into entry values (3)')).rejects.toThrow();
  });
});
