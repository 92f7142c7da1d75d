import { v7 as uuidv7 } from 'uuid';
import { type CompanyPurchase, EXPIRING_DAYS } from '../../../contracts/plans/purchases.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { Actor } from '../../http/actor.ts';
import { daysBefore, monthOf } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { PlansService } from '../plans/plans.service.ts';
import {
  createPurchasesRepository,
  type PurchaseListInput,
  type PurchaseListRow,
} from './purchases.repository.ts';

type Deps = {
  db: Db;
  plans: Pick<
    PlansService,
    'assertCompany' | 'catalogue' | 'entitlement' | 'extraQueries' | 'forgetEntitlement'
  >;
};
export type PurchasesService = ReturnType<typeof createPurchasesService>;

/** What companies have bought, for the administrator. */
export function createPurchasesService({ db, plans }: Deps) {
  const repository = createPurchasesRepository(db);

  return {
    async list(input: PurchaseListInput, now = new Date()): Promise<ListPage<CompanyPurchase>> {
      const expiresBefore = daysBefore(now, -EXPIRING_DAYS);
      const { rows, total } = await repository.list(input, { month: monthOf(now), expiresBefore });
      return { rows: rows.map((row) => present(row, now, expiresBefore)), total };
    },

    /**
     * Records that a company bought a query pack of the catalogue: its queries count in the running month.
     * @returns the pack, its month, and all extra queries of that month
     * @throws AppError not_found, invalid_request for a pack that is not sold, conflict for a plan without a limit
     */
    async sellPack(actor: Actor, companyId: string, queries: number, now = new Date()) {
      await plans.assertCompany(companyId);
      const { queryPacks } = await plans.catalogue();
      if (!queryPacks.some((pack) => pack.queries === queries)) {
        const message = 'There is no such query pack.';
        throw new AppError('invalid_request', message, { errors: { queries: message } });
      }
      const { plan, maxQueries } = await plans.entitlement(companyId);
      if (maxQueries === null) throw new AppError('conflict', `The ${plan} plan has no limit of queries.`);
      const month = monthOf(now);
      const row = { id: uuidv7(), queries, month, recordedBy: actor.accountId };
      await db.transaction(async (tx) => {
        await createPurchasesRepository(tx).insertPack(companyId, row);
        await recordAudit(tx, actor, {
          action: 'query_pack.sold',
          companyId,
          subject: { id: row.id, name: `${queries} queries` },
          after: { queries, month },
        });
      });
      plans.forgetEntitlement(companyId);
      return { queries, month, extraQueries: await plans.extraQueries(companyId, month) };
    },
  };
}

function present(
  { purchase, companyName, isCurrent, extraQueries }: PurchaseListRow,
  now: Date,
  expiresBefore: Date,
): CompanyPurchase {
  return {
    _id: purchase.id,
    company: { _id: purchase.companyId, company_name: companyName },
    plan: purchase.plan,
    startedAt: purchase.startedAt.toISOString(),
    nextBillingDate: purchase.nextBillingDate?.toISOString() ?? null,
    state: stateOf(purchase.nextBillingDate, isCurrent, now, expiresBefore),
    extraQueries: isCurrent ? extraQueries : 0,
  };
}

function stateOf(
  endsAt: Date | null,
  isCurrent: boolean,
  now: Date,
  expiresBefore: Date,
): CompanyPurchase['state'] {
  if (isCurrent) return endsAt !== null && endsAt < expiresBefore ? 'expiring' : 'active';
  return endsAt !== null && endsAt <= now ? 'ended' : 'replaced';
}
