/** Databases for tests: each one fresh, migrated and empty. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type OpenOptions, openDatabase } from '../db/connect.ts';
import { postgresTemplate } from './set-up/prepare-databases.ts';

type Kind = Database['kind'];

/** The name of each test block says on which database it ran. */
const titles: Record<Kind, string> = { embedded: 'embedded database', postgres: 'PostgreSQL server' };

/**
 * Runs a block of tests on the embedded database and, where it is installed, on a PostgreSQL server.
 *
 * @param body receives a function that returns the database once the tests run, and one that opens another of the
 *   same kind.
 */
export function describeOnBothDatabases(
  name: string,
  body: (database: () => Database, open: (options: Partial<OpenOptions>) => Promise<Database>) => void,
): void {
  for (const kind of ['embedded', 'postgres'] as const) {
    const isMissing = kind === 'postgres' && inject('postgresUrl') === null;
    const note = isMissing ? ' (skipped: PostgreSQL is not installed)' : '';
    describe.skipIf(isMissing)(`${name}, ${titles[kind]}${note}`, () =>
      body(useTestDatabase(kind), (options) => openTestDatabase(kind, options)),
    );
  }
}

/** Opens a database before the tests of the block and closes it after them. */
export function useTestDatabase(kind: Kind = 'embedded'): () => Database {
  let database: Database | null = null;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await database?.close();
  });
  return () => {
    if (database === null) throw new Error('The test database is open only while tests run.');
    return database;
  };
}

/** A database that the caller closes; closing it also removes it. */
export async function openTestDatabase(
  kind: Kind = 'embedded',
  options: Partial<OpenOptions> = {},
): Promise<Database> {
  return kind === 'embedded' ? openEmbedded(options) : openOnServer(options);
}

/** Embedded databases of this worker that no test file uses just now, as the migrations left them. */
const idle: Database[] = [];
/** The tables that migrations make. */
let migrated: Set<string> | undefined;

/** To start one takes longer than most files' tests, so files that want nothing special of it share it in turn. */
async function openEmbedded(options: Partial<OpenOptions>): Promise<Database> {
  if (Object.keys(options).length > 0) return startEmbedded(options);
  const database = idle.pop() ?? (await startEmbedded({}));
  migrated ??= new Set(await listTables(database));
  return {
    ...database,
    close: async () => {
      await empty(database);
      idle.push(database);
    },
  };
}

/** Its folder lies in the one of the run, which ends with it. */
async function startEmbedded(options: Partial<OpenOptions>): Promise<Database> {
  const dataDir = await mkdtemp(join(inject('temporaryHome'), 'database-'));
  const template = inject('embeddedTemplate');
  const database = await openDatabase({ dataDir, template, isDurable: false, ...options });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Rows go one by one: to truncate thirty tables, nearly all empty, takes a second. */
async function empty(database: Database): Promise<void> {
  const tables = await listTables(database);
  const client = await database.pool.connect();
  try {
    // In any order: nothing is left that a row could refer to.
    await client.query('set session_replication_role = replica');
    for (const name of tables)
      await client.query(migrated?.has(name) ? `delete from ${name}` : `drop table ${name} cascade`);
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
}

async function listTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ name }) => name);
}

async function openOnServer(options: Partial<OpenOptions>): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === null) throw new Error('PostgreSQL is not installed.');
  const name = `test_${uuid().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${postgresTemplate}`);
  const database = await openDatabase({ databaseUrl: `${serverUrl}${name}`, dataDir: '', ...options });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const maintenance = await openDatabase({
    databaseUrl: `${serverUrl}postgres`,
    dataDir: '',
    maxConnections: 1,
  });
  try {
    await maintenance.pool.query(statement);
  } finally {
    await maintenance.close();
  }
}
