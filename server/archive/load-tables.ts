/** Fills tables from an archive. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { type Column, listMade, listTableNames, listTables, quote, type Table } from './catalog.ts';
import { ArchiveError, type Manifest, type TablePart, tablePath } from './manifest.ts';

/** What one statement carries at most. */
const MAX_ROWS = 500;
const MAX_CHARS = 1_000_000;

const rowSchema = z.array(z.string().nullable());
type Row = z.output<typeof rowSchema>;

/** Says in a sentence what is in the way of a restore; null if the database is new or holds nothing but a first start. */
export async function findObstacle(client: pg.ClientBase, migrations: string): Promise<string | null> {
  const made = listMade('table', migrations);
  const names = await listTableNames(client);
  const foreign = names.filter((name) => !made.has(name));
  if (foreign.length > 0)
    return `The database holds tables of something else (${foreign.join(', ')}). Restore into a database of its own.`;
  const counts = { companies: 0, accounts: 0 };
  if (names.includes('company')) counts.companies = await count(client, 'company');
  if (names.includes('account')) counts.accounts = await count(client, "account where role <> 'admin'");
  if (counts.companies + counts.accounts === 0) return null;
  return (
    `The database is in use: companies ${counts.companies}, accounts ${counts.accounts}. ` +
    'Restore into an empty one: nothing is ever overwritten.'
  );
}

async function count(client: pg.ClientBase, from: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
}

/**
 * Makes the tables as they were when the archive was written, and fills them. Belongs into a transaction; whatever a
 * first start has put into the tables goes.
 * @throws {ArchiveError} if the archive does not fit
 */
export async function loadTables(
  client: pg.PoolClient,
  { folder, manifest, migrations, onTable }: LoadInput,
): Promise<void> {
  await client.query("set local timezone = 'UTC'");
  await removeTables(client, migrations);
  await makeTables(client, migrations, manifest.migratedTo);
  const tables = new Map((await listTables(client, migrations)).map((table) => [table.name, table]));
  const isSame = tables.size === manifest.tables.length;
  for (const part of manifest.tables) {
    const table = tables.get(part.name);
    if (!isSame || !table) throw misfit(part.name);
    await loadTable(client, table, part, tablePath(folder, part.name));
    onTable(part);
  }
  for (const { name, lastValue } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quote(name), lastValue]);
}

export type LoadInput = {
  folder: string;
  manifest: Manifest;
  migrations: string;
  onTable: (part: TablePart) => void;
};

const misfit = (name: string): ArchiveError =>
  new ArchiveError(`The backup does not fit the tables of this program: see table ${name}.`);

/** The tables of a first start, which may be newer than those of the archive. */
async function removeTables(client: pg.PoolClient, migrations: string): Promise<void> {
  for (const name of await listTableNames(client))
    await client.query(`drop table if exists ${quote(name)} cascade`);
  for (const name of listMade('function', migrations))
    await client.query(`drop function if exists ${quote(name)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

/** As drizzle does it, but in our transaction, and no further than `until`. */
async function makeTables(client: pg.PoolClient, migrations: string, until: number): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const known = readMigrationFiles({ migrationsFolder: migrations });
  for (const { sql, hash, folderMillis } of known.filter((migration) => migration.folderMillis <= until)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

async function loadTable(client: pg.PoolClient, table: Table, part: TablePart, path: string): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const columns = part.columns.map((name): Column => ({ name, type: types.get(name) ?? '' }));
  if (columns.length !== types.size || columns.some(({ type }) => type === '')) throw misfit(table.name);
  let loaded = 0;
  for await (const rows of portions(path, columns.length)) {
    await client.query(
      insertOf(table.name, columns),
      columns.map((_, place) => rows.map((row) => row[place])),
    );
    loaded += rows.length;
  }
  if (loaded !== part.rows)
    throw new ArchiveError(`The backup is damaged: ${path} holds ${loaded} rows and not ${part.rows}.`);
}

/** One parameter a column: an array of its values. */
function insertOf(name: string, columns: Column[]): string {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `v.c${place}::${type}`).join(', ');
  const arrays = columns.map((_, place) => `$${place + 1}::text[]`).join(', ');
  const aliases = columns.map((_, place) => `c${place}`).join(', ');
  return `insert into ${quote(name)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as v(${aliases})`;
}

async function* portions(path: string, width: number): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let chars = 0;
  for await (const line of readLines(path)) {
    const row = rowSchema.length(width).safeParse(JSON.parse(line));
    if (!row.success) throw new ArchiveError(`The backup is damaged: ${path} holds a line that is no row.`);
    rows.push(row.data);
    chars += line.length;
    if (rows.length < MAX_ROWS && chars < MAX_CHARS) continue;
    yield rows;
    rows = [];
    chars = 0;
  }
  if (rows.length > 0) yield rows;
}

/** By the line feed alone: other ends of lines may stand in a text. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  const file = createReadStream(path);
  const text = createGunzip().setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  for await (const chunk of file.pipe(text)) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new ArchiveError(`The backup is damaged: ${path} ends within a row.`);
}
