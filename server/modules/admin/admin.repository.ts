import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../contracts/account/auth.ts';
import type { ClientFilterStatus } from '../../../contracts/admin/admin.ts';
import { CLIENT_STATES, isClient } from '../../db/client-states.ts';
import type { Db } from '../../db/connect.ts';
import { currentPurchases } from '../../db/current-purchase.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { account, accountTotp } from '../../db/schema/accounts.ts';
import { company, companyUsage } from '../../db/schema/companies.ts';
import { planInForce } from '../plans/plan-in-force.ts';

export type ClientRow = {
  account: typeof account.$inferSelect;
  company: typeof company.$inferSelect | null;
  /** The plan in force; null without a company. */
  plan: string | null;
  nextBillingDate: Date | null;
  tokensUsed: number;
  queriesUsed: number;
};

export type ClientFilter = ListInput & { status: ClientFilterStatus; plan: string };

/** What the administrator sees of all companies; the only reads that cross tenants. */
export function createAdminRepository(db: Db, month: () => string) {
  const current = currentPurchases(db);
  const plan = planInForce(current);

  const usageOfMonth = () =>
    and(eq(companyUsage.companyId, company.id), eq(companyUsage.month, month())) as SQL;

  const select = () =>
    db
      .select({
        account,
        company,
        plan,
        nextBillingDate: current.nextBillingDate,
        tokensUsed: sql<number>`coalesce(${companyUsage.tokensUsed}, 0)`,
        queriesUsed: sql<number>`coalesce(${companyUsage.queriesUsed}, 0)`,
      })
      .from(account)
      .leftJoin(company, eq(company.id, account.companyId))
      .leftJoin(current, eq(current.companyId, company.id))
      .leftJoin(companyUsage, usageOfMonth());

  return {
    async listClients(filter: ClientFilter): Promise<ListPage<ClientRow>> {
      const pattern = containing(filter.search);
      const matches = and(
        isClient,
        or(ilike(account.name, pattern), ilike(account.email, pattern), ilike(company.name, pattern)),
        CLIENT_STATES[filter.status],
        filter.plan === '' ? undefined : sql`${plan} = ${filter.plan}`,
      );
      const rows = await select()
        .where(matches)
        .orderBy(desc(account.createdAt), desc(account.id))
        .limit(filter.limit)
        .offset(offsetOf(filter));
      const [total] = await db
        .select({ n: count() })
        .from(account)
        .leftJoin(company, eq(company.id, account.companyId))
        .leftJoin(current, eq(current.companyId, company.id))
        .where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    /** A client by the id of its company or, while it has none, of its owner. */
    async findClient(id: string): Promise<ClientRow | undefined> {
      const [row] = await select().where(
        and(isClient, or(eq(company.id, id), and(eq(account.id, id), sql`${company.id} is null`))),
      );
      return row;
    },
  };
}

/** How many people of a company have no two-step sign-in. */
export async function countWithoutTwoStep(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(account)
    .leftJoin(accountTotp, eq(accountTotp.accountId, account.id))
    .where(and(eq(account.companyId, companyId), isNull(accountTotp.turnedOnAt)));
  return row?.n ?? 0;
}

/** What a decision on a client changes. */
export function createClientStanding(db: Db) {
  return {
    /** The account a decision is made on: an owner, or one without a company yet. */
    async findClientAccount(accountId: string): Promise<typeof account.$inferSelect | undefined> {
      const [row] = await db
        .select({ account })
        .from(account)
        .leftJoin(company, eq(company.id, account.companyId))
        .where(and(eq(account.id, accountId), isClient));
      return row?.account;
    },

    /** Gives the role to the client's account and to every member of its company. */
    async setRole(
      { id, companyId }: Pick<typeof account.$inferSelect, 'id' | 'companyId'>,
      role: Role,
      approvedAt: Date | null,
    ): Promise<void> {
      await db
        .update(account)
        .set(approvedAt ? { role, approvedAt } : { role })
        .where(companyId === null ? eq(account.id, id) : eq(account.companyId, companyId));
    },
  };
}
