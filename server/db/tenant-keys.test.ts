/** Tests that all keys allow splitting the data by company, as PostgreSQL's partitions and Citus require. */
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';

/** Tables with a company that are not split, and why. */
const GLOBAL: Record<string, string> = {
  account: 'an e-mail address is unique over all companies; an administrator has none',
  audit_entry: 'one chain over the whole installation; administrators act on no company',
  chatbot_link: 'the directory that says which company a link belongs to',
  job: 'companies take turns in one queue; the installation has jobs of its own',
  mail: 'one outbox; the installation has mails of its own',
};

describe('the keys of tables that hold what belongs to companies', () => {
  const database = useTestDatabase();

  const listTenantTables = async (): Promise<string[]> => {
    const { rows } = await database().pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('belong to tables that are known to be global, or hold a company in every row', async () => {
    const { rows } = await database().pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attnotnull`,
    );
    const all = await listTenantTables();
    for (const { name } of rows) expect(Object.keys(GLOBAL)).toContain(name);
    expect(all).toEqual(expect.arrayContaining(Object.keys(GLOBAL)));
    expect(all.length).toBeGreaterThan(20);
  });

  it('begin with the company where they are primary, and hold it wherever they are unique', async () => {
    const { rows } = await database().pool.query<{
      table: string;
      key: string;
      primary: boolean;
      columns: string[];
    }>(
      `select t.relname as "table", k.relname as key, i.indisprimary as "primary",
         array(select a.attname::text from unnest(i.indkey[0:i.indnkeyatts - 1]) with ordinality as column_(number, place)
           join pg_attribute a on a.attrelid = t.oid and a.attnum = column_.number order by place) as columns
       from pg_index i join pg_class t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
       where t.relnamespace = 'public'::regnamespace and i.indisunique`,
    );
    const tenants = (await listTenantTables()).filter((name) => !(name in GLOBAL));
    const keys = rows.filter(({ table }) => tenants.includes(table));
    const wrong = keys.filter(({ primary, columns }) =>
      primary ? columns[0] !== 'company_id' : !columns.includes('company_id'),
    );
    expect(wrong).toEqual([]);
    const withPrimary = keys.filter(({ primary }) => primary).map(({ table }) => table);
    expect(withPrimary.sort()).toEqual(tenants);
  });

  it('refer to rows of the same company, or to tables that every node has', async () => {
    const { rows } = await database().pool.query<{
      from: string;
      to: string;
      columns: string[];
      target: string[];
    }>(
      `select f.relname as "from", t.relname as "to",
         array(select a.attname::text from unnest(k.conkey) with ordinality as c(number, place)
           join pg_attribute a on a.attrelid = f.oid and a.attnum = c.number order by place) as columns,
         array(select a.attname::text from unnest(k.confkey) with ordinality as c(number, place)
           join pg_attribute a on a.attrelid = t.oid and a.attnum = c.number order by place) as target
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
    );
    const tenants = (await listTenantTables()).filter((name) => !(name in GLOBAL));
    const between = rows.filter(({ from, to }) => tenants.includes(from) && tenants.includes(to));
    for (const { columns } of between)
      expect(columns).toEqual(['company_id', expect.anything(), ...columns.slice(2)]);
    for (const { columns, target } of between) expect(target[0]).toBe(columns[0]);
    const toCompany = rows.filter(({ to }) => to === 'company');
    for (const key of toCompany) expect(key).toMatchObject({ columns: ['company_id'], target: ['id'] });
    // A table that is not split may not refer to one that is.
    const upwards = rows.filter(({ from, to }) => !tenants.includes(from) && tenants.includes(to));
    expect(upwards).toEqual([]);
  });
});
