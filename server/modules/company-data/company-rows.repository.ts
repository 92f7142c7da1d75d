import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { company } from '../../db/schema/companies.ts';
import { instructionPage } from '../../db/schema/instructions.ts';
import { isStoredVersion, manual, manualVersion } from '../../db/schema/manuals.ts';
import { errorImage } from '../../db/schema/products.ts';
import type { ExportedTable } from './exported-tables.ts';

/** A row by the names of the schema. */
export type CompanyRow = Record<string, unknown>;
export type CompanyRowsRepository = ReturnType<typeof createCompanyRowsRepository>;

/** The rows of one company, whatever table they are in. */
export function createCompanyRowsRepository(db: Db) {
  return {
    /** At most `limit` rows of the company after one of them, in the order of the key; hidden properties are left out. */
    async listAfter(
      companyId: string,
      { table, hidden }: ExportedTable,
      last: CompanyRow | null,
      limit: number,
    ): Promise<CompanyRow[]> {
      const columns = Object.fromEntries(
        Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)),
      ) as Record<string, PgColumn>;
      const owner = columns[table === company ? 'id' : 'companyId'];
      if (!owner) throw new TypeError('This table has no rows of companies.');
      const key = keyOf(table).filter(([, column]) => column !== owner);
      // A company is one row of its own table.
      if (last !== null && key.length === 0) return [];
      const isAfter = last === null ? undefined : comesAfter(key, last);
      return db
        .select(columns)
        .from(table)
        .where(and(eq(owner, companyId), isAfter))
        .orderBy(...key.map(([, column]) => asc(column)))
        .limit(limit);
    },

    async findName(companyId: string): Promise<string | undefined> {
      const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
      return row?.name;
    },

    /** Keys of stored files of the company: manuals in all versions, pictures, the logo, declarations. */
    async listFileKeys(companyId: string): Promise<string[]> {
      const versions = await db
        .select({ key: manualVersion.fileKey })
        .from(manualVersion)
        .innerJoin(manual, and(eq(manual.companyId, companyId), eq(manual.id, manualVersion.manualId)))
        .where(and(eq(manualVersion.companyId, companyId), isStoredVersion));
      const images = await db
        .select({ key: errorImage.fileKey })
        .from(errorImage)
        .where(eq(errorImage.companyId, companyId));
      const logos = await db.select({ key: company.logoKey }).from(company).where(eq(company.id, companyId));
      const declarations = await db
        .select({ key: instructionPage.declarationKey })
        .from(instructionPage)
        .where(eq(instructionPage.companyId, companyId));
      return [...versions, ...images, ...logos, ...declarations].flatMap(({ key }) => key ?? []);
    },
  };
}

/** The columns of the primary key with their names in the schema. */
function keyOf(table: ExportedTable['table']): [string, PgColumn][] {
  const { primaryKeys, columns } = getTableConfig(table);
  // A key of several columns holds copies of them, so it is their names that tell them.
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const names = new Set(key.map(({ name }) => name));
  const all = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  return all.filter(([, { name }]) => names.has(name));
}

function comesAfter(key: [string, PgColumn][], last: CompanyRow): SQL {
  const columns = sql.join(
    key.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    key.map(([name, column]) => sql`${sql.param(last[name], column)}`),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}
