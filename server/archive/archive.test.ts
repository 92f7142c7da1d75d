import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { job } from '../db/schema/jobs.ts';
import { createFileHolds } from '../modules/files/file-holds.service.ts';
import { fillEveryTable, listSchemaTables, readEveryTable } from '../testing/every-table.ts';
import { type Installation, otherKind, silent, useInstallations } from '../testing/installations.ts';
import { addMigration } from '../testing/migration-folders.ts';
import { restoreArchive } from './restore-archive.ts';

describe('an archive', () => {
  const { path, install, archive } = useInstallations();

  it('takes every row of every table and every file from embedded to server and back, unchanged', async () => {
    const source = await install();
    const keys = await fillEveryTable(source.database);
    for (const key of keys) await source.fileStore.putStream(key, Readable.from([`content of ${key}`]));
    const before = await readEveryTable(source.database);
    const declared = (await listSchemaTables()).map((t) => getTableName(t)).sort();
    expect(Object.keys(before)).toEqual(declared.filter((name) => !/^tryout/.test(name)));
    for (const [table, rows] of Object.entries(before)) expect([table, rows.length]).toEqual([table, 2]);

    const server = await install(otherKind());
    const manifest = await restoreArchive(await archive(source), { ...server, onProgress: silent });
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(Object.keys(before));
    expect(manifest.files.map(({ key }) => key)).toEqual([...keys].sort());
    const back = await install();
    await restoreArchive(await archive(server), { ...back, onProgress: silent });

    // Whoever had a job in hand is gone: that is all that a restore changes.
    await source.database.pool.query(
      "update job set state = 'ready', locked_by = null, locked_until = null where state = 'running'",
    );
    const expected = await readEveryTable(source.database);
    expect(await readEveryTable(server.database)).toEqual(expected);
    expect(await readEveryTable(back.database)).toEqual(expected);
    expect(expected.job).not.toEqual(before.job);
    for (const key of keys) expect(await text(await back.fileStore.getStream(key))).toBe(`content of ${key}`);
  });

  it('leaves the audit trail as protected as it was', async () => {
    const source = await install();
    await fillEveryTable(source.database);
    const target = await install(otherKind());
    await restoreArchive(await archive(source), { ...target, onProgress: silent });
    await expect(target.database.pool.query('delete from audit_entry')).rejects.toThrow('never changed');
  });

  it('keeps types that no table has yet, numbers that sequences gave, and what is computed', async () => {
    const migrations = path('awkward');
    await addMigration(
      migrations,
      `create table "awkward" (
        "id" bigint generated always as identity primary key, "counted" serial, "parent" bigint references "awkward",
        "bytes" bytea, "exact" numeric, "moment" timestamptz, "span" interval, "list" text[], "json" jsonb, "double" float8,
        "computed" text generated always as (upper("list"[1])) stored)`,
    );
    const source = await install();
    await migrateDatabase(source.database, migrations);
    const insert = 'insert into awkward (parent, bytes, exact, moment, span, list, json, double) values';
    await source.database.pool.query(
      `${insert} (null, '\\x00ff5c', 12345678901234567890.0123456789, '2026-11-22 07:00:00.123456+02', '1 mon 2 days 3.5 s',
        '{a,"b,c",null,"\\"",""}', 'null', 'NaN'), (1, '', 'NaN', 'infinity', null, '{}', '1.10', 1e-300)`,
    );
    const rows = async ({ database }: Installation) =>
      (await database.pool.query("select t::text, (json = 'null') as is_json_null from awkward t")).rows;
    const expected = await rows(source);
    expect(expected[0]).toMatchObject({ is_json_null: true });

    const target = await install(otherKind());
    await restoreArchive(await archive(source, { migrations }), {
      ...target,
      migrations,
      onProgress: silent,
    });
    expect(await rows(target)).toEqual(expected);
    const added = await target.database.pool.query(
      'insert into awkward (parent) values (2) returning id, counted',
    );
    expect(added.rows).toEqual([{ id: '3', counted: 3 }]);
  });

  it('of an older version is brought up to the tables of the newer one', async () => {
    const migrations = path('newer');
    await addMigration(migrations, `create table "newer" as select count(*)::int as jobs from "job"`);
    const source = await install();
    await fillEveryTable(source.database);
    const target = await install(otherKind());
    await restoreArchive(await archive(source), { ...target, migrations, onProgress: silent });
    expect((await target.database.pool.query('select jobs from newer')).rows).toEqual([{ jobs: 2 }]);
  });

  it('names the files that the store did not have, and holds those that only an answer quotes', async () => {
    const source = await install();
    const [present = '', ...missing] = await fillEveryTable(source.database);
    await source.fileStore.putStream(present, Readable.from(['x']));
    const quoted = present.replace(/_.*\./, '_quotedquotedquotedquot.');
    await source.fileStore.putStream(quoted, Readable.from(['y']));
    await source.database.write.update(job).set({ payload: { said: `see ${quoted}.` } });
    const target = await install();
    const manifest = await restoreArchive(await archive(source), { ...target, onProgress: silent });
    expect(manifest.missingFiles).toEqual([...missing].sort());
    expect(manifest.files.map(({ key }) => key).sort()).toEqual([present, quoted].sort());
    expect(await text(await target.fileStore.getStream(quoted))).toBe('y');
  });

  it('does not bring along that files are held while it is made', async () => {
    const source = await install(otherKind());
    const holds = createFileHolds(source.database.write);
    const release = await holds.hold();
    const backup = await archive(source);
    await release();
    const target = await install();
    await restoreArchive(backup, { ...target, onProgress: silent });
    expect(await createFileHolds(target.database.write).isHeld()).toBe(false);
  });
});
