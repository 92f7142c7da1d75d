import { desc, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { purchase } from './schema/companies.ts';

/** What `currentPurchases` gives to be joined. */
export type CurrentPurchases = ReturnType<typeof currentPurchases>;

/** Subquery of each company's current purchase, the newest that has not expired (as in plans.policy). */
export const currentPurchases = (db: Db) =>
  db
    .selectDistinctOn([purchase.companyId], {
      companyId: purchase.companyId,
      id: purchase.id,
      plan: purchase.plan,
      nextBillingDate: purchase.nextBillingDate,
    })
    .from(purchase)
    .where(or(sql`${purchase.nextBillingDate} is null`, sql`${purchase.nextBillingDate} > now()`))
    .orderBy(purchase.companyId, desc(purchase.startedAt))
    .as('current_purchase');
