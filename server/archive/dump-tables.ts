/** Writes the tables of a database as they are at one moment. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../db/connect.ts';
import { findFileKeys, parseFileKey } from '../modules/files/file-key.ts';
import { listSequences, listTables, quote, type Table } from './catalog.ts';
import { type Manifest, type TablePart, tablePath } from './manifest.ts';
import { writePart } from './parts.ts';

/** Rows of one query. */
const PORTION = 200;

/** The one way of writing values that any server reads as the same. */
const TEXT_SETTINGS = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
];

export type Dump = Pick<Manifest, 'tables' | 'sequences'> & {
  /** The database's clock just before the moment. */
  stamp: Date;
  /** Files that a column names. */
  fileKeys: Set<string>;
  /** Files that are named in other words, such as the quotation of a manual that may be gone since. */
  quotedFileKeys: Set<string>;
};

type Row = (string | null)[];

/**
 * @param folder where `tables/` is
 * @param migrations those that made the tables
 */
export async function dumpTables(
  { pool }: Pick<Database, 'pool'>,
  { folder, migrations, onTable }: { folder: string; migrations: string; onTable: (part: TablePart) => void },
): Promise<Dump> {
  const client = await pool.connect();
  try {
    const stamp = await readClock(client);
    await client.query('begin isolation level repeatable read, read only');
    for (const setting of TEXT_SETTINGS) await client.query(setting);
    const dump: Dump = {
      stamp,
      tables: [],
      sequences: [],
      fileKeys: new Set(),
      quotedFileKeys: new Set(),
    };
    for (const table of await listTables(client, migrations)) {
      const part = await dumpTable(client, table, folder, dump);
      dump.tables.push(part);
      onTable(part);
    }
    dump.sequences = await listSequences(client);
    await client.query('commit');
    return dump;
  } finally {
    // A transaction that is still open ends with its connection.
    client.release();
  }
}

async function readClock(client: pg.PoolClient): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  if (!rows[0]) throw new Error('The database did not say what time it is.');
  return rows[0].now;
}

async function dumpTable(
  client: pg.PoolClient,
  table: Table,
  folder: string,
  keys: Pick<Dump, 'fileKeys' | 'quotedFileKeys'>,
): Promise<TablePart> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of readRows(client, table)) {
      count += rows.length;
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      for (const key of findFileKeys(text)) keys.quotedFileKeys.add(key);
      for (const value of rows.flat()) if (value !== null && parseFileKey(value)) keys.fileKeys.add(value);
      yield text;
    }
  }
  const content = await writePart(
    tablePath(folder, table.name),
    Readable.from(lines(), { objectMode: false }),
    createGzip(),
  );
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows: count, ...content };
}

async function* readRows(client: pg.PoolClient, { name, columns }: Table): AsyncGenerator<Row[]> {
  const values = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(`declare archived no scroll cursor for select ${values} from ${quote(name)}`);
  const next = { text: `fetch ${PORTION} from archived`, rowMode: 'array' as const };
  for (let rows = await fetch(client, next); rows.length > 0; rows = await fetch(client, next)) yield rows;
  await client.query('close archived');
}

const fetch = async (client: pg.PoolClient, query: pg.QueryArrayConfig): Promise<Row[]> =>
  (await client.query<Row>(query)).rows;
