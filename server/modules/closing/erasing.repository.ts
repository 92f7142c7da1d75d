import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyHoldings } from '../../../contracts/company/closing.ts';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { closedCompany, company } from '../../db/schema/companies.ts';
import { manualVersion } from '../../db/schema/manuals.ts';
import { mail } from '../../db/schema/platform.ts';
import { errorImage } from '../../db/schema/products.ts';
import { ERASED_TABLES, type ErasedTable } from './erased-tables.ts';

/** Takes a closed company out of the database. Every statement names it. */
export function createErasingRepository(db: Db) {
  return { ...keepReceipt(db), ...queryRest(db), ...eraseRows(db) };
}

/** What is written down of it. */
function keepReceipt(db: Db) {
  return {
    /** Holds the company; undefined once it is gone, and where it is not closed or was closed at another time. */
    async lockClosed(companyId: string, closedAt: Date): Promise<{ name: string } | undefined> {
      const [row] = await db
        .select({ name: company.name })
        .from(company)
        .where(and(eq(company.id, companyId), eq(company.closedAt, closedAt)))
        .for('update');
      return row;
    },

    /** From now on it can't be undone. What was written before stays: what there was is gone in part by now. */
    async begin(companyId: string, holdings: CompanyHoldings, now: Date): Promise<void> {
      await db
        .update(closedCompany)
        .set({ erasingSince: now, holdings })
        .where(and(eq(closedCompany.id, companyId), isNull(closedCompany.erasingSince)));
    },

    async end(companyId: string, now: Date): Promise<typeof closedCompany.$inferSelect> {
      const [row] = await db
        .update(closedCompany)
        .set({ erasedAt: now })
        .where(eq(closedCompany.id, companyId))
        .returning();
      if (!row) throw new Error('There is no receipt of this company.');
      return row;
    },
  };
}

/** What is still there. */
function queryRest(db: Db) {
  return {
    /** Keys of the company's stored files as its rows name them. */
    async listFileKeys(companyId: string): Promise<string[]> {
      const of = (table: typeof manualVersion | typeof errorImage) =>
        db.select({ key: table.fileKey }).from(table).where(eq(table.companyId, companyId));
      const logos = db.select({ key: company.logoKey }).from(company).where(eq(company.id, companyId));
      const found = await Promise.all([of(manualVersion), of(errorImage), logos]);
      return found.flat().flatMap(({ key }) => key || []);
    },

    /** Names of tables that still have rows of the company. */
    async listLeft(companyId: string): Promise<string[]> {
      const left: string[] = [];
      for (const table of ERASED_TABLES) {
        const rows = await db
          .select({ companyId: table.companyId })
          .from(table)
          .where(eq(table.companyId, companyId))
          .limit(1);
        if (rows.length > 0) left.push(getTableName(table));
      }
      return left;
    },
  };
}

/** What is erased, which the receipt counts. */
function eraseRows(db: Db) {
  /** Adds rows to those that the receipt counts, and holds it until the transaction ends. */
  async function count(companyId: string, rows: number): Promise<void> {
    await db
      .update(closedCompany)
      .set({ rowsErased: sql`${closedCompany.rowsErased} + ${rows}` })
      .where(eq(closedCompany.id, companyId));
  }

  return {
    /** Erases at most `limit` rows of one table. @returns how many there were */
    async erasePortion(companyId: string, table: ErasedTable, limit: number): Promise<number> {
      const portion = sql`array(select ctid from ${table} where ${table.companyId} = ${companyId} limit ${limit})`;
      const rows = await db
        .delete(table)
        .where(and(eq(table.companyId, companyId), sql`ctid = any(${portion})`))
        .returning({ companyId: table.companyId });
      await count(companyId, rows.length);
      return rows.length;
    },

    /** Erases what is left: the people, with the mails to them that name no company, and the company. */
    async eraseLast(companyId: string): Promise<void> {
      const people = db
        .select({ email: account.email })
        .from(account)
        .where(eq(account.companyId, companyId));
      const mails = await db
        .delete(mail)
        .where(and(isNull(mail.companyId), inArray(mail.recipient, people)))
        .returning({ id: mail.id });
      const accounts = await db
        .delete(account)
        .where(eq(account.companyId, companyId))
        .returning({ id: account.id });
      await db.delete(company).where(eq(company.id, companyId));
      await count(companyId, mails.length + accounts.length + 1);
    },
  };
}
