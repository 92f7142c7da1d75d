/** Brings the tables of a database up to the version of the program. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import type { Database } from './connect.ts';

/** drizzle-kit's folder: `meta/_journal.json` and one SQL file for each entry. Beside this file in the sources as in the build. */
export const builtMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every version: it keeps two programs that start together from migrating at once. */
const advisoryLockKey = 7_236_412_001;

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** A newer version of the program has already changed the tables. */
export class DatabaseTooNewError extends Error {}

/**
 * Applies every migration the database has not seen, all or none.
 *
 * @param folder as `builtMigrations`
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

/** A change of the tables: `when` is its time stamp in ms, which puts them in order, `tag` the name of its file. */
export type Migration = { when: number; tag: string };

/** The migrations of a folder, the oldest first. */
export function listMigrations(folder = builtMigrations): Migration[] {
  return journalSchema.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))).entries;
}

/** How far a database has come, and what is still to be applied to it. */
export type MigrationState = {
  /** Time stamp of the newest migration in the database, in ms; 0 in a new one. */
  appliedUntil: number;
  pending: Migration[];
};

/** @throws {DatabaseTooNewError} */
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
