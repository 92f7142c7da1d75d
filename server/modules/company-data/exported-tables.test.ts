import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { decidedTables, EXPORTED_TABLES } from './exported-tables.ts';

/** Properties that sound like secrets and are none. */
const HARMLESS = [
  'company.logoKey',
  'company_usage.tokensUsed',
  'error_image.fileKey',
  'instruction_page.declarationKey',
  'manual_finding.key',
  'manual_version.fileKey',
  'manual_version.sha256',
];

describe('what of a company is exported', () => {
  const database = useTestDatabase();

  it('is decided once for every table with rows of companies', async () => {
    const { rows } = await database().pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    expect(decidedTables().sort()).toEqual([...rows.map(({ name }) => name), 'company'].sort());
  });

  it('holds no property that sounds like a secret', () => {
    const told = EXPORTED_TABLES.flatMap(({ table, hidden }) =>
      Object.keys(getTableColumns(table))
        .filter((property) => !hidden.includes(property))
        .map((property) => `${getTableName(table)}.${property}`),
    );
    const suspicious = told.filter((name) =>
      /\..*(hash|secret|sealed|token|password|sha256|key)/i.test(name),
    );
    expect(suspicious.sort()).toEqual(HARMLESS);
  });

  it('hides only properties that there are', () => {
    for (const { table, hidden } of EXPORTED_TABLES)
      expect(Object.keys(getTableColumns(table))).toEqual(expect.arrayContaining([...hidden]));
  });
});
