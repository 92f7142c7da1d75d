import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { insertCompany } from '../testing/manual-fixtures.ts';
import { addMigration } from '../testing/migration-folders.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type Database, openDatabase } from './connect.ts';
import { DataDirectoryError } from './embedded/data-directory.ts';
import { builtMigrations, DatabaseTooNewError, findMigrationState } from './migrate.ts';

let dataDir: string;
let newer: string;
let copied: string[];
const opened: Database[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(inject('temporaryHome'), 'upgrade-'));
  newer = join(dataDir, 'newer-migrations');
  await addMigration(newer, 'create table "newer" ("id" integer)');
  copied = [];
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(folder: string): Promise<Database> {
  const database = await openDatabase({
    dataDir: folder,
    template: inject('embeddedTemplate'),
    isDurable: false,
  });
  opened.push(database);
  return database;
}
const upgrade = (database: Database, migrations: string) =>
  bringUpToDate(database, { dataDir, migrations, onCopied: (folder) => copied.push(folder) });
const pendingOf = async ({ pool }: Database): Promise<number> =>
  (await findMigrationState(pool, newer)).pending.length;

it('keeps the data as the older version left it, which can go on with it', async () => {
  const database = await open(dataDir);
  await upgrade(database, builtMigrations);
  expect(copied).toEqual([]);
  const { companyId } = await insertCompany(database.write);
  await upgrade(database, newer);
  expect(await pendingOf(database)).toBe(0);
  await upgrade(database, newer);
  expect(copied.length).toBe(1);
  await expect(upgrade(database, builtMigrations)).rejects.toThrow(DatabaseTooNewError);

  const old = await open(copied[0] ?? '');
  expect(await pendingOf(old)).toBe(1);
  await upgrade(old, builtMigrations);
  expect((await old.pool.query('select id from company')).rows).toEqual([{ id: companyId }]);
});

it('keeps the last three copies, and nothing of one that was cut off', async () => {
  const database = await open(dataDir);
  for (let time = 1; time <= 4; time += 1) {
    await upgrade(database, newer);
    // The state after a failed upgrade that is tried again.
    await database.pool.query('drop table newer');
    await database.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    await writeFile(join(dataDir, 'before-upgrade', '2026-01-01T00-00-00.000Z.partial'), '');
  }
  await upgrade(database, newer);
  expect(
    (await readdir(join(dataDir, 'before-upgrade'))).map((name) => join(dataDir, 'before-upgrade', name)),
  ).toEqual(copied.slice(-3));
});

it('changes nothing where the copy can’t be made, and says why', async () => {
  const database = await open(dataDir);
  await writeFile(join(dataDir, 'before-upgrade'), 'in the way');
  const attempt = upgrade(database, newer);
  await expect(attempt).rejects.toThrow(DataDirectoryError);
  await expect(attempt).rejects.toThrow('Nothing was changed.');
  expect(await pendingOf(database)).toBe(1);
});
