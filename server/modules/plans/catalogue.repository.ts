import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { plan, planInterest, purchase, queryPack } from '../../db/schema/companies.ts';
import type { PlanRow } from './plans.policy.ts';

export type ManagedPlanRow = { plan: PlanRow; inUse: boolean };
type NewPlan = typeof plan.$inferInsert;
type QueryPackRow = typeof queryPack.$inferSelect;

/** What is for sale; it belongs to the installation, not to a company. */
export function createCatalogueRepository(db: Db) {
  const inUse = sql<boolean>`exists (select 1 from ${purchase} where ${purchase.plan} = ${plan.name})
    or exists (select 1 from ${planInterest} where ${planInterest.plan} = ${plan.name})`;

  return {
    listPlans: (): Promise<ManagedPlanRow[]> =>
      db.select({ plan, inUse }).from(plan).orderBy(asc(plan.position), asc(plan.name)),

    /** Holds the catalogue, so that two changes of it follow each other. */
    async lock(): Promise<void> {
      await db.execute(sql`lock table ${plan} in share row exclusive mode`);
    },

    async insertPlan(row: NewPlan): Promise<void> {
      await db.insert(plan).values(row);
    },

    async updatePlan(name: string, change: Partial<Omit<NewPlan, 'name'>>): Promise<void> {
      await db.update(plan).set(change).where(eq(plan.name, name));
    },

    async removePlan(name: string): Promise<void> {
      await db.delete(plan).where(eq(plan.name, name));
    },

    listQueryPacks: (): Promise<QueryPackRow[]> => db.select().from(queryPack).orderBy(queryPack.queries),

    async saveQueryPack(row: QueryPackRow): Promise<void> {
      await db
        .insert(queryPack)
        .values(row)
        .onConflictDoUpdate({ target: queryPack.queries, set: { prices: row.prices } });
    },

    /** @returns what it was; undefined if there was none */
    async removeQueryPack(queries: number): Promise<QueryPackRow | undefined> {
      const [row] = await db.delete(queryPack).where(eq(queryPack.queries, queries)).returning();
      return row;
    },
  };
}
