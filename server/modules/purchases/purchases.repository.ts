import { and, count, desc, eq, ilike, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PurchaseFilter } from '../../../contracts/plans/purchases.ts';
import type { Db } from '../../db/connect.ts';
import { currentPurchases } from '../../db/current-purchase.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { company, purchase, queryPurchase } from '../../db/schema/companies.ts';
import { sumOf } from '../../db/sum-of.ts';

export type PurchaseListInput = ListInput & { status: PurchaseFilter; plan: string };
export type PurchaseListRow = {
  purchase: typeof purchase.$inferSelect;
  companyName: string;
  isCurrent: boolean;
  extraQueries: number;
};

/** Purchases over all companies, and the query packs of one. */
export function createPurchasesRepository(db: Db) {
  const current = currentPurchases(db);
  const isOfCurrent = and(eq(current.companyId, purchase.companyId), eq(current.id, purchase.id));

  return {
    /**
     * Newest first.
     * @param at `month`: whose packs count; `expiresBefore`: what ends earlier is expiring
     */
    async list(
      input: PurchaseListInput,
      at: { month: string; expiresBefore: Date },
    ): Promise<ListPage<PurchaseListRow>> {
      const isCurrent = isNotNull(current.id);
      const states: Record<PurchaseFilter, SQL | undefined> = {
        all: undefined,
        active: isCurrent,
        expiring: and(isCurrent, lt(purchase.nextBillingDate, at.expiresBefore)),
        history: isNull(current.id),
      };
      const matches = and(
        ilike(company.name, containing(input.search)),
        states[input.status],
        input.plan === '' ? undefined : eq(purchase.plan, input.plan),
      );
      const rows = await db
        .select({
          purchase,
          companyName: company.name,
          isCurrent: sql<boolean>`${isCurrent}`,
          extraQueries: sql<number>`(select ${sumOf(queryPurchase.queries)} from ${queryPurchase} where ${queryPurchase.companyId} = ${purchase.companyId} and ${queryPurchase.month} = ${at.month})`,
        })
        .from(purchase)
        .innerJoin(company, eq(company.id, purchase.companyId))
        .leftJoin(current, isOfCurrent)
        .where(matches)
        .orderBy(desc(purchase.startedAt), desc(purchase.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db
        .select({ n: count() })
        .from(purchase)
        .innerJoin(company, eq(company.id, purchase.companyId))
        .leftJoin(current, isOfCurrent)
        .where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    async insertPack(
      companyId: string,
      row: Omit<typeof queryPurchase.$inferInsert, 'companyId'>,
    ): Promise<void> {
      await db.insert(queryPurchase).values({ ...row, companyId });
    },
  };
}
