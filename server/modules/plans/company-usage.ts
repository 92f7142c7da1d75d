import type { Usage } from '../../../contracts/company/companies.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import { findMonthUse } from '../../db/month-use.ts';
import { monthOf, nextReset } from '../../time.ts';
import { createPlansRepository } from './plans.repository.ts';
import { readEntitlement } from './read-entitlement.ts';

/** What a company holds and has used of the month at `now`, with its limits. */
export async function readUsage(db: Db, companyId: string, now: Date): Promise<Usage> {
  const repository = createPlansRepository(db);
  const holdings = createHoldingsRepository(db);
  const owner = await repository.findCompany(companyId);
  const entitlement = await readEntitlement(repository, companyId, owner?.trialEndsAt ?? null, now);
  const used = await findMonthUse(db, companyId, monthOf(now));
  const { plan, trialEndsAt, planEndsAt, ...limits } = entitlement;
  return {
    tokens_used: used.tokens,
    queries_used: used.queries,
    products_used: await holdings.countProducts(companyId),
    manuals_used: await holdings.countManuals(companyId),
    storage_used: await holdings.sumBytes(companyId),
    ...limits,
    plan,
    planEndsAt: planEndsAt?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    resetsAt: nextReset(now).toISOString(),
  };
}
