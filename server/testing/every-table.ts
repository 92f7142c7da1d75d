/** Rows with awkward values in every table of the schema, whichever tables there are. */
import { readdir } from 'node:fs/promises';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgArray, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { NOT_ARCHIVED } from '../archive/catalog.ts';
import type { Database } from '../db/connect.ts';
import { createFileKey } from '../modules/files/file-key.ts';

const SCHEMA = new URL('../db/schema/', import.meta.url);

/** Every table that the files of the schema declare. */
export async function listSchemaTables(): Promise<PgTable[]> {
  const tables = new Set<PgTable>();
  for (const file of await readdir(SCHEMA)) {
    const declared: Record<string, unknown> = await import(new URL(file, SCHEMA).href);
    for (const value of Object.values(declared)) if (is(value, PgTable)) tables.add(value);
  }
  return [...tables];
}

/** Two rows a table: one with all there is, one with as little as may be. */
const ROWS = [0, 1] as const;
type Place = (typeof ROWS)[number];

const TEXTS = ['Zeile 1\r\nline 2\u2028line 3\t"quoted" \\N \\. {a,b} \'x\' 日本語 🔧', ''] as const;
const JSON_VALUES = [
  { deep: [{ 'a "b"': 'ü\u2028\n', n: 0.1, big: 1e21, no: null }], empty: {} },
  ['null', null, -0.5, true, ''],
] as const;
const MOMENTS = [new Date('2026-02-28T23:59:59.999Z'), new Date('1999-12-31T00:00:00.001Z')] as const;
const LISTS = [['a, "b"', 'NULL', '{c}\\', ' é'], []];
const SMALL = [32_767, -32_768] as const;
const LARGE = [2_147_483_647, -2_147_483_648] as const;
const HUGE = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER] as const;
const REALS = [0.1, 1.5e-38] as const;
const BYTES = [Buffer.from([0, 0x5c, 0x27, 0xff]), Buffer.alloc(0)] as const;
const DAYS = ['2026-02-28', '0001-01-01'] as const;

/** @returns the keys of the stored files that rows of archived tables name */
export async function fillEveryTable({ write }: Pick<Database, 'write'>): Promise<string[]> {
  const companyIds = ROWS.map(() => uuidv7());
  const filled = new Map<PgTable, Record<string, unknown>[]>();
  const fileKeys: string[] = [];

  async function fill(table: PgTable): Promise<Record<string, unknown>[]> {
    const known = filled.get(table);
    if (known) return known;
    const referred = await referredValues(table);
    const rows = ROWS.map((place) =>
      Object.fromEntries(
        Object.entries(getTableColumns(table)).map(([property, column]) => [
          property,
          referred[place]?.get(column.name) ?? makeValue(table, column, place),
        ]),
      ),
    );
    await write.insert(table).values(rows);
    filled.set(table, rows);
    return rows;
  }

  /** What the columns of foreign keys have to hold, for each row. */
  async function referredValues(table: PgTable): Promise<Map<string, unknown>[]> {
    const values = ROWS.map(() => new Map<string, unknown>());
    for (const key of getTableConfig(table).foreignKeys) {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const rows = await fill(foreignTable);
      const properties = new Map(
        Object.entries(getTableColumns(foreignTable)).map(([property, { name }]) => [name, property]),
      );
      columns.forEach(({ name }, index) => {
        const property = properties.get(foreignColumns[index]?.name ?? '') ?? '';
        for (const place of ROWS) values[place]?.set(name, rows[place]?.[property]);
      });
    }
    return values;
  }

  function makeValue(table: PgTable, column: PgColumn, place: Place): unknown {
    if (column.name === 'company_id' || (getTableName(table) === 'company' && column.name === 'id'))
      return companyIds[place];
    if (!column.notNull && place === 1) return null;
    if (/^(file|logo)_key$/.test(column.name)) {
      const key = createFileKey(companyIds[place] ?? '', place === 0 ? 'pdf' : 'webp');
      if (!NOT_ARCHIVED.has(getTableName(table))) fileKeys.push(key);
      return key;
    }
    return awkwardValue(column, place);
  }

  for (const table of await listSchemaTables()) await fill(table);
  return fileKeys;
}

const isOfIds = (column: PgColumn): boolean =>
  is(column, PgArray) && column.baseColumn.columnType === 'PgUUID';

function awkwardValue(column: PgColumn, place: Place): unknown {
  switch (column.columnType) {
    case 'PgUUID':
      return uuidv7();
    case 'PgText':
      // Different in each row, because it may have to be.
      return column.enumValues?.[place] ?? `${TEXTS[place]}${column.notNull ? uuidv7() : ''}`;
    case 'PgTimestamp':
      return MOMENTS[place];
    case 'PgDateString':
      return DAYS[place];
    case 'PgJsonb':
      return JSON_VALUES[place];
    case 'PgBoolean':
      return place === 0;
    case 'PgSmallInt':
      return SMALL[place];
    case 'PgInteger':
      return LARGE[place];
    case 'PgBigInt53':
      return HUGE[place];
    case 'PgReal':
      return REALS[place];
    case 'PgArray':
      return isOfIds(column) ? LISTS[place]?.map(() => uuidv7()) : LISTS[place];
    case 'PgCustomColumn':
      return BYTES[place];
    default:
      throw new Error(`There is no awkward value for ${column.columnType} yet.`);
  }
}

/** Every row of every archived table as PostgreSQL writes it, in an order of its own. */
export async function readEveryTable({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
  const names = (await listSchemaTables())
    .map((table) => getTableName(table))
    .filter((name) => !NOT_ARCHIVED.has(name))
    .sort();
  const tables: Record<string, string[]> = {};
  for (const name of names) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
    tables[name] = rows.map(({ row }) => row).sort();
  }
  return tables;
}
