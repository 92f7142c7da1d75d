import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import {
  company,
  plan,
  planInterest,
  purchase,
  queryPack,
  queryPurchase,
} from '../../db/schema/companies.ts';
import { sumOf } from '../../db/sum-of.ts';
import type { PlanRow, PurchaseRow } from './plans.policy.ts';

export type PlanInterestRow = typeof planInterest.$inferSelect;
export type PlansRepository = ReturnType<typeof createPlansRepository>;

/** The plan catalogue, and what one company bought and used. */
export function createPlansRepository(db: Db) {
  return { ...queryCatalogue(db), ...queryPurchases(db), ...queryInterests(db), ...queryBuyers(db) };
}

/** What is for sale. */
function queryCatalogue(db: Db) {
  return {
    listPlans: (): Promise<PlanRow[]> => db.select().from(plan).orderBy(plan.position),

    async insertPlans(rows: (typeof plan.$inferInsert)[]): Promise<void> {
      await db.insert(plan).values(rows).onConflictDoNothing();
    },

    listQueryPacks: () => db.select().from(queryPack).orderBy(queryPack.queries),

    async insertQueryPacks(rows: (typeof queryPack.$inferInsert)[]): Promise<void> {
      await db.insert(queryPack).values(rows).onConflictDoNothing();
    },
  };
}

/** What a company bought. */
function queryPurchases(db: Db) {
  return {
    listPurchases: (companyId: string): Promise<PurchaseRow[]> =>
      db.select().from(purchase).where(eq(purchase.companyId, companyId)).orderBy(desc(purchase.startedAt)),

    async insertPurchase(
      companyId: string,
      row: Omit<typeof purchase.$inferInsert, 'companyId'>,
    ): Promise<void> {
      await db.insert(purchase).values({ ...row, companyId });
    },

    /** Queries of the packs that count in a month, `YYYY-MM-DD` of its first day. */
    async sumPacks(companyId: string, month: string): Promise<number> {
      const [row] = await db
        .select({ n: sumOf(queryPurchase.queries) })
        .from(queryPurchase)
        .where(and(eq(queryPurchase.companyId, companyId), eq(queryPurchase.month, month)));
      return row?.n ?? 0;
    },
  };
}

/** Plans that a company asked for. */
function queryInterests(db: Db) {
  return {
    listInterests: (companyId: string): Promise<PlanInterestRow[]> =>
      db
        .select()
        .from(planInterest)
        .where(eq(planInterest.companyId, companyId))
        .orderBy(desc(planInterest.createdAt), planInterest.plan),

    /** Keeps the first time a company asked for the plan. */
    async insertInterest(companyId: string, planName: string): Promise<void> {
      await db.insert(planInterest).values({ companyId, plan: planName }).onConflictDoNothing();
    },
  };
}

/** Where a company stands. */
function queryBuyers(db: Db) {
  return {
    /** Whether the company was not approved yet, or is suspended: its owner's role says so. */
    async isWaiting(companyId: string): Promise<boolean> {
      const [row] = await db
        .select({ role: account.role })
        .from(company)
        .innerJoin(account, eq(account.id, company.ownerId))
        .where(eq(company.id, companyId));
      return row?.role === 'user';
    },

    async findCompany(companyId: string): Promise<{ trialEndsAt: Date | null } | undefined> {
      const [row] = await db
        .select({ trialEndsAt: company.trialEndsAt })
        .from(company)
        .where(eq(company.id, companyId));
      return row;
    },
  };
}
