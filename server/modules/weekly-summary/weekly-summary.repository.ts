import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';

export type DueCompany = { id: string; name: string; isSuspended: boolean };
export type Subscriber = Pick<
  typeof account.$inferSelect,
  'id' | 'name' | 'email' | 'role' | 'emailConfirmedAt'
>;

/** Who wants a summary of each week, and which week was dealt with last. Weeks are named by their Monday. */
export function createWeeklySummaryRepository(db: Db) {
  const isDue = (week: string) =>
    and(
      eq(account.weeklySummary, true),
      or(isNull(account.summarizedWeek), lt(account.summarizedWeek, week)),
    );

  return {
    /** The first summary is of the week after `week`; switching on what is on changes nothing. */
    async switchOn(accountId: string, week: string): Promise<void> {
      await db
        .update(account)
        .set({ weeklySummary: true, summarizedWeek: week })
        .where(and(eq(account.id, accountId), eq(account.weeklySummary, false)));
    },

    async switchOff(accountId: string): Promise<void> {
      await db.update(account).set({ weeklySummary: false }).where(eq(account.id, accountId));
    },

    /** At most `limit` companies behind `after` with somebody for whom the week is still to be dealt with, by id. */
    async listDueCompanies(week: string, after: string | null, limit: number): Promise<DueCompany[]> {
      const rows = await db
        .selectDistinct({ id: company.id, name: company.name, suspendedAt: company.suspendedAt })
        .from(account)
        .innerJoin(company, eq(company.id, account.companyId))
        .where(and(isDue(week), isOpenCompany, after === null ? undefined : gt(company.id, after)))
        .orderBy(company.id)
        .limit(limit);
      return rows.map(({ suspendedAt, ...row }) => ({ ...row, isSuspended: suspendedAt !== null }));
    },

    async listDueAccounts(companyId: string, week: string): Promise<string[]> {
      const rows = await db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.companyId, companyId), isDue(week)))
        .orderBy(account.id);
      return rows.map(({ id }) => id);
    },

    /** Takes the week of an account to deal with it; undefined where somebody has, or it is not wanted any more. */
    async claim(companyId: string, accountId: string, week: string): Promise<Subscriber | undefined> {
      const [row] = await db
        .update(account)
        .set({ summarizedWeek: week })
        .where(and(eq(account.companyId, companyId), eq(account.id, accountId), isDue(week)))
        .returning({
          id: account.id,
          name: account.name,
          email: account.email,
          role: account.role,
          emailConfirmedAt: account.emailConfirmedAt,
        });
      return row;
    },
  };
}
