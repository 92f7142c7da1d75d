import { appendFile, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { FileNotFoundError } from '../providers/storage/file-store.ts';
import { fillEveryTable, readEveryTable } from '../testing/every-table.ts';
import { type Installation, otherKind, silent, useInstallations } from '../testing/installations.ts';
import { insertCompany } from '../testing/manual-fixtures.ts';
import { addMigration } from '../testing/migration-folders.ts';
import { ArchiveError, filePath, manifestPath, tablePath } from './manifest.ts';
import { restoreArchive } from './restore-archive.ts';
import { withNewFolder, writeArchive } from './write-archive.ts';

describe('a restore', () => {
  const { path, install, archive } = useInstallations();
  let source: Installation;
  let fileKeys: string[];
  let target: Installation;
  beforeAll(async () => {
    source = await install();
    fileKeys = await fillEveryTable(source.database);
    for (const key of fileKeys) await source.fileStore.putStream(key, Readable.from([key]));
    target = await install(otherKind());
  });

  const restore = (folder: string) => restoreArchive(folder, { ...target, onProgress: silent });
  const keyOf = (): string => fileKeys[0] ?? '';

  async function edit(folder: string, change: (manifest: Record<string, unknown>) => void): Promise<void> {
    const manifest = JSON.parse(await readFile(manifestPath(folder), 'utf8'));
    change(manifest);
    await writeFile(manifestPath(folder), JSON.stringify(manifest));
  }

  it.each<[string, (folder: string) => Promise<void>, RegExp]>([
    ['is no archive', async (folder) => rm(manifestPath(folder)), /holds no backup/],
    ['lost the end of its list', async (folder) => truncate(manifestPath(folder), 500), /is not whole/],
    ['lost a table', async (folder) => rm(tablePath(folder, 'message')), /message.* is missing/],
    [
      'lost the end of a table',
      async (folder) => truncate(tablePath(folder, 'mail'), 30),
      /is not as it was/,
    ],
    ['lost a file', async (folder) => rm(filePath(folder, keyOf())), /is missing/],
    ['has a changed file', async (folder) => appendFile(filePath(folder, keyOf()), 'x'), /is not as it was/],
    [
      'leads out of its folder',
      (folder) =>
        edit(folder, (manifest) =>
          Object.assign(manifest, { files: [{ key: '../../x', bytes: 0, sha256: '0'.repeat(64) }] }),
        ),
      /no file of ours/,
    ],
    [
      'names a table that is none',
      (folder) =>
        edit(folder, ({ tables }) => Object.assign((tables as object[])[0] ?? {}, { name: 'a"; drop' })),
      /is not whole/,
    ],
    [
      'is in a newer form',
      (folder) => edit(folder, (manifest) => Object.assign(manifest, { formatVersion: 2 })),
      /newer version of the program/,
    ],
    [
      'counts other rows than it has',
      (folder) =>
        edit(folder, ({ tables }) => Object.assign((tables as object[]).at(-1) ?? {}, { rows: 99 })),
      /holds 2 rows and not 99/,
    ],
    [
      'misses one of our tables',
      (folder) => edit(folder, ({ tables }) => void (tables as object[]).pop()),
      /does not fit/,
    ],
  ])('refuses a backup that %s, and changes nothing', async (_what, damage, reason) => {
    const folder = await archive(source);
    await damage(folder);
    const before = await readEveryTable(target.database);
    const outcome = restore(folder);
    await expect(outcome).rejects.toThrow(ArchiveError);
    await expect(outcome).rejects.toThrow(reason);
    expect(await readEveryTable(target.database)).toEqual(before);
    for (const key of fileKeys) await expect(target.fileStore.size(key)).rejects.toThrow(FileNotFoundError);
  });

  it('refuses a backup with the tables of a newer version', async () => {
    const migrations = path('newer');
    await addMigration(migrations, 'create table "newer" ("id" integer)');
    const newer = await install();
    await migrateDatabase(newer.database, migrations);
    await expect(restore(await archive(newer, { migrations }))).rejects.toThrow(
      /made by version 0\.\d+\.\d+ .* does not know/,
    );
  });

  it('refuses a database that holds a company, or what is not ours, and changes neither', async () => {
    const folder = await archive(source);
    const used = await install(otherKind());
    await insertCompany(used.database.write);
    const before = await readEveryTable(used.database);
    await expect(restoreArchive(folder, { ...used, onProgress: silent })).rejects.toThrow(
      'The database is in use: companies 1, accounts 1.',
    );
    expect(await readEveryTable(used.database)).toEqual(before);

    const shared = await install(otherKind());
    await shared.database.pool.query('create table invoices (n int)');
    await expect(restoreArchive(folder, { ...shared, onProgress: silent })).rejects.toThrow(
      /something else \(invoices\)/,
    );
    expect((await shared.database.pool.query('select n from invoices')).rows).toEqual([]);
  });

  it('takes what a first start has made for empty', async () => {
    const { database, fileStore } = await install(otherKind());
    await database.pool.query(
      "insert into account (id, name, email, password_hash, role) values (gen_random_uuid(), 'A', 'a@example.com', '', 'admin')",
    );
    await restoreArchive(await archive(source), { database, fileStore, onProgress: silent });
    expect((await readEveryTable(database)).account).toEqual((await readEveryTable(source.database)).account);
  });
});

describe('a backup', () => {
  const { path, install } = useInstallations();

  it('is never written over something, and leaves nothing of one that failed', async () => {
    const folder = path('target');
    const fail = (): Promise<never> => Promise.reject(new Error('no space'));
    await expect(withNewFolder(folder, fail)).rejects.toThrow('no space');
    await withNewFolder(folder, async (draft) => writeFile(join(draft, 'kept'), 'x'));
    await expect(withNewFolder(folder, fail)).rejects.toThrow('exists already');
    expect(await readdir(folder)).toEqual(['kept']);
    await rename(folder, `${folder}.moved`);
    expect(await readdir(path(''))).toEqual(['target.moved']);
  });

  it('is refused of a database that a newer version has changed', async () => {
    const { database, fileStore } = await install();
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)",
      [Date.UTC(2999, 0, 1)],
    );
    const attempt = withNewFolder(path('refused'), (draft) =>
      writeArchive(draft, { database, fileStore, onProgress: silent }),
    );
    await expect(attempt).rejects.toThrow('newer version of the program');
  });
});
