/** Brings the tables of a database up to the version of the program. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import type { Database } from './connect.ts';

/** Folder of drizzle-kit, beside this file in sources and build: `meta/_journal.json`, and an SQL file per entry. */
export const builtMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Arbitrary number that must never change: a lock on it keeps programs that start together from migrating at once. */
const advisoryLockKey = 7_236_412_001;

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** Error for a database whose tables were already changed by a newer version of the program. */
export class DatabaseTooNewError extends Error {}

/**
 * Applies every migration that the database does not have yet, all or none.
 *
 * @param folder of migrations, as `builtMigrations`
 * @throws {DatabaseTooNewError} before anything is changed.
 */
export async function migrateDatabase(
  { pool }: Pick<Database, 'pool'>,
  folder = builtMigrations,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLockKey]);
    try {
      await findMigrationState(client, folder);
      await migrate(drizzle({ client }), { migrationsFolder: folder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLockKey]);
    }
  } finally {
    client.release();
  }
}

/** A change of the tables. `when`, a time stamp in ms, gives the order of migrations; `tag` is the name of the file. */
export type Migration = { when: number; tag: string };

/** Lists the migrations of a folder, the oldest first. */
export function listMigrations(folder = builtMigrations): Migration[] {
  return journalSchema.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))).entries;
}

/** The newest migration of a database, and those that are still to be applied. */
export type MigrationState = {
  /** Time stamp of the newest migration in the database, in ms; 0 in a new one. */
  appliedUntil: number;
  pending: Migration[];
};

/** Finds which migrations a database has. @throws {DatabaseTooNewError} */
export async function findMigrationState(
  client: pg.Pool | pg.PoolClient,
  folder = builtMigrations,
): Promise<MigrationState> {
  const appliedUntil = await lastApplied(client);
  const known = listMigrations(folder);
  if (appliedUntil <= Math.max(0, ...known.map(({ when }) => when)))
    return { appliedUntil, pending: known.filter(({ when }) => when > appliedUntil) };
  throw new DatabaseTooNewError(
    `The database was changed by a newer version of the program on ${new Date(appliedUntil).toISOString()}; ` +
      'this version cannot read it. Start the newer version, or restore a backup made before the change.',
  );
}

async function lastApplied(client: pg.Pool | pg.PoolClient): Promise<number> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (table.rows[0]?.name == null) return 0;
  const newest = await client.query<{ created_at: string | null }>(
    'select max(created_at) as created_at from drizzle.__drizzle_migrations',
  );
  return Number(newest.rows[0]?.created_at ?? 0);
}
