/** What the database says of its own tables: an archive is made of whatever the migrations have made. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { listMigrations } from '../db/migrate.ts';

export type Column = {
  name: string;
  /** As PostgreSQL writes it: `timestamp(3) with time zone`. */
  type: string;
};
export type Table = { name: string; columns: Column[] };

/** Tables that no archive holds: what visitors try is promised to be gone after a day. */
export const NOT_ARCHIVED: ReadonlySet<string> = new Set(['tryout', 'tryout_vector']);

/** The names of everything of a kind that any migration has ever made. */
export function listMade(kind: 'table' | 'function', migrations: string): Set<string> {
  const statement = new RegExp(`create (?:or replace )?${kind} (?:if not exists )?"(\\w+)"`, 'gi');
  const names = listMigrations(migrations).flatMap(({ tag }) =>
    [...readFileSync(`${migrations}/${tag}.sql`, 'utf8').matchAll(statement)].map((match) => match[1] ?? ''),
  );
  return new Set(names);
}

/** Every table of the schema `public`, ours or not. */
export async function listTableNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/** The tables that migrations made and that are archived, each behind those that its rows refer to. Columns that are computed are left out. */
export async function listTables(client: pg.ClientBase, migrations: string): Promise<Table[]> {
  const made = listMade('table', migrations);
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const { table: name, column, type } of rows.filter(
    ({ table }) => made.has(table) && !NOT_ARCHIVED.has(table),
  )) {
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(name, table);
  }
  return parentsFirst(tables, await listReferences(client));
}

type Reference = { from: string; to: string };

async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.relname as "from", t.relname as "to"
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
  return rows;
}

function parentsFirst(tables: Map<string, Table>, references: Reference[]): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table, path: readonly string[]): void => {
    if (ordered.has(table)) return;
    if (path.includes(table.name)) throw new Error(`Tables refer to each other: ${path.join(', ')}.`);
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const parent = tables.get(to);
      if (parent) add(parent, [...path, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables.values()) add(table, []);
  return [...ordered];
}

/** The sequences that have given a number, with the last one. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; lastValue: string }[]> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
}

/** A name as it stands in a statement. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
