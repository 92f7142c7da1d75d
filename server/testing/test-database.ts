/** Databases for tests: each one fresh, migrated and empty. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type OpenOptions, openDatabase } from '../db/connect.ts';
import { postgresTemplate } from './prepare-databases.ts';

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

async function openEmbedded(options: Partial<OpenOptions>): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'manualist-database-'));
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
