import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { decidedTables } from '../company-data/exported-tables.ts';
import { ERASED_LAST, ERASED_TABLES, KEPT_TABLES } from './erased-tables.ts';

const inOrder: string[] = [...ERASED_TABLES, ...ERASED_LAST].map((table) => getTableName(table));

describe('what of a company is erased', () => {
  const database = useTestDatabase();

  it('is decided once for every table with rows of companies', async () => {
    const { rows } = await database().pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const decided = [...inOrder, ...Object.keys(KEPT_TABLES)].sort();
    expect(decided).toEqual([...rows.map(({ name }) => name), 'company'].sort());
    expect(decided).toEqual(decidedTables().sort());
  });

  it('goes before what it refers to', async () => {
    const { rows } = await database().pool.query<{ from: string; to: string }>(
      `select f.relname as "from", t.relname as "to"
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    );
    const between = rows.filter(({ from, to }) => inOrder.includes(from) && inOrder.includes(to));
    expect(between.length).toBeGreaterThan(20);
    expect(between.filter(({ from, to }) => inOrder.indexOf(from) >= inOrder.indexOf(to))).toEqual([]);
  });
});
