import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { maintainDatabase } from './maintain.ts';
import { DatabaseTooNewError, migrateDatabase } from './migrate.ts';

describeOnBothDatabases('migrateDatabase', (database) => {
  const applied = async (): Promise<number> =>
    (await database().pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n;

  it('changes nothing in a database that is up to date, even when several start at once', async () => {
    const before = await applied();
    expect(before).toBeGreaterThan(0);
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database())));
    expect(await applied()).toBe(before);
  });

  it('refuses a database that a newer version has changed, and lets go of its lock', async () => {
    const newer = Date.UTC(2999, 0, 1);
    const { pool } = database();
    await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)", [
      newer,
    ]);
    await expect(migrateDatabase(database())).rejects.toThrow(DatabaseTooNewError);
    await expect(migrateDatabase(database())).rejects.toThrow('newer version of the program on 2999-01-01');
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [newer]);
    await migrateDatabase(database());
  });
});

describeOnBothDatabases('maintainDatabase', (database) => {
  it('gives the embedded planner its statistics and leaves a server to its own', async () => {
    const { pool, kind } = database();
    await pool.query('create table measured as select n from generate_series(1, 500) n');
    await maintainDatabase(database());
    const { rows } = await pool.query("select reltuples::int as n from pg_class where relname = 'measured'");
    if (kind === 'embedded') expect(rows).toEqual([{ n: 500 }]);
    expect((await pool.query('select count(*)::int as n from measured')).rows).toEqual([{ n: 500 }]);
  });
});
