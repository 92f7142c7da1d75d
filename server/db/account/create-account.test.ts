import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from '../../testing/postgres-server.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { openDatabase } from '../connect.ts';

const binaries = findPostgresBinaries();

describe.skipIf(binaries === null)('the account of the program on a database server', () => {
  let server: PostgresServer;
  let folder = '';
  const url = () => server.url('manualist').replace('//postgres@', '//manualist@');

  /** Runs statements one by one, as psql does; some can't be in a transaction. */
  async function run(address: string, statements: readonly string[]): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      const results: unknown[] = [];
      for (const statement of statements) results.push((await client.query(statement)).rows);
      return results;
    } finally {
      await client.end();
    }
  }

  beforeAll(async () => {
    if (binaries === null) return;
    folder = await mkdtemp(join(tmpdir(), 'manualist-account-'));
    server = await startPostgresServer(binaries);
    const script = await readFile(join(import.meta.dirname, 'create-account.sql'), 'utf8');
    const statements = script
      .replace(/^--.*$/gm, '')
      .replace(":'password'", pg.escapeLiteral("it's a secret"))
      .split(';')
      .filter((statement) => statement.trim() !== '');
    await run(server.url('postgres'), statements);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is enough for the program: it makes its tables and fills them', async () => {
    const database = await openDatabase({ databaseUrl: url(), dataDir: folder });
    await bringUpToDate(database, { dataDir: folder, onCopied: () => undefined });
    const [owners] = await run(url(), [
      "select distinct tableowner from pg_tables where schemaname = 'public'",
    ]);
    expect(owners).toEqual([{ tableowner: 'manualist' }]);
    await database.close();
  });

  it.each([
    ['make accounts', 'CREATE ROLE intruder LOGIN'],
    ['make databases', 'CREATE DATABASE more'],
    ['start programs of the machine', "COPY (SELECT 1) TO PROGRAM 'true'"],
    ['read files of the machine', "SELECT pg_read_file('/etc/hostname')"],
    ['read the passwords of accounts', 'SELECT rolpassword FROM pg_authid'],
    ['become the superuser', 'SET ROLE postgres'],
    ['change the server’s settings', "ALTER SYSTEM SET log_statement = 'all'"],
  ])('can’t %s', async (_what, statement) => {
    await expect(run(url(), [statement])).rejects.toThrow(/permission denied|must be superuser/);
  });

  it('reaches no other database, and nobody else reaches its own', async () => {
    const other = server.url('postgres').replace('//postgres@', '//manualist@');
    await expect(run(other, ['SELECT 1'])).rejects.toThrow(/permission denied/);
    await run(server.url('postgres'), ['CREATE ROLE somebody LOGIN']);
    const somebody = server.url('manualist').replace('//postgres@', '//somebody@');
    await expect(run(somebody, ['SELECT 1'])).rejects.toThrow(/permission denied/);
  });
});
