import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Role } from '../../../contracts/account/auth.ts';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { sumOf } from '../../db/sum-of.ts';

export type CompaniesRepository = ReturnType<typeof createCompaniesRepository>;
export type CompanyRow = typeof company.$inferSelect;
type Profile = Partial<
  Pick<
    CompanyRow,
    'name' | 'description' | 'address' | 'website' | 'email' | 'contact' | 'accent' | 'embedOrigins'
  >
>;

/** Days `YYYY-MM-DD` in UTC, from the first on if there is no `from`; `to` is not among them. */
export type DayRange = { from?: string; to: string };

/** One company’s profile and standing, and what was asked there. */
export function createCompaniesRepository(db: Db) {
  return { ...queryProfiles(db), ...queryStanding(db) };
}

/** Profiles and whose they are. */
function queryProfiles(db: Db) {
  return {
    async insert(row: typeof company.$inferInsert): Promise<CompanyRow | undefined> {
      const [inserted] = await db.insert(company).values(row).returning();
      return inserted;
    },

    /** Holds the owner's row, so that two requests can't both create a company. */
    async lockOwner(accountId: string): Promise<{ companyId: string | null; role: Role } | undefined> {
      const [row] = await db
        .select({ companyId: account.companyId, role: account.role })
        .from(account)
        .where(eq(account.id, accountId))
        .for('update');
      return row;
    },

    async setOwnerCompany(accountId: string, companyId: string): Promise<void> {
      await db.update(account).set({ companyId }).where(eq(account.id, accountId));
    },

    async find(companyId: string): Promise<CompanyRow | undefined> {
      const [row] = await db.select().from(company).where(eq(company.id, companyId));
      return row;
    },

    async update(companyId: string, profile: Profile): Promise<CompanyRow | undefined> {
      const [row] = await db.update(company).set(profile).where(eq(company.id, companyId)).returning();
      return row;
    },

    /** Puts a logo (or none) in place of the one before; undefined for a company that isn't there. */
    async replaceLogo(
      companyId: string,
      logoKey: string | null,
    ): Promise<{ row: CompanyRow; previousKey: string | null } | undefined> {
      const [before] = await db
        .select({ logoKey: company.logoKey })
        .from(company)
        .where(eq(company.id, companyId))
        .for('update');
      const [row] = await db.update(company).set({ logoKey }).where(eq(company.id, companyId)).returning();
      return before && row ? { row, previousKey: before.logoKey } : undefined;
    },
  };
}

/** What a company may do, and does. */
function queryStanding(db: Db) {
  return {
    async setSuspended(companyId: string, suspendedAt: Date | null, suspensionReason: string): Promise<void> {
      await db.update(company).set({ suspendedAt, suspensionReason }).where(eq(company.id, companyId));
    },

    /** Starts the trial at the first approval; a later one doesn't give another. */
    async startTrial(companyId: string, trialEndsAt: Date): Promise<void> {
      await db
        .update(company)
        .set({
          trialEndsAt: sql`coalesce(${company.trialEndsAt}, ${trialEndsAt.toISOString()}::timestamptz)`,
        })
        .where(eq(company.id, companyId));
    },

    /** Questions asked so far, or on some days. */
    async countQuestions(companyId: string, days?: DayRange): Promise<number> {
      const [row] = await db
        .select({ n: sumOf(dailyQuestions.asked) })
        .from(dailyQuestions)
        .innerJoin(product, ofLiveProduct(dailyQuestions))
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            days?.from === undefined ? undefined : gte(dailyQuestions.day, days.from),
            days && lt(dailyQuestions.day, days.to),
          ),
        );
      return row?.n ?? 0;
    },
  };
}
