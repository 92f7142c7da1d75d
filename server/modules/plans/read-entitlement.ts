import { monthOf } from '../../time.ts';
import { type Entitlement, entitlementOf, withExtraQueries } from './plans.policy.ts';
import type { PlansRepository } from './plans.repository.ts';

/** The limits of a company at `now`: those of its plan, with the packs that it bought for the month. */
export async function readEntitlement(
  repository: PlansRepository,
  companyId: string,
  trialEndsAt: Date | null,
  now: Date,
): Promise<Entitlement> {
  const entitlement = entitlementOf(
    await repository.listPlans(),
    await repository.listPurchases(companyId),
    trialEndsAt,
    now,
  );
  return withExtraQueries(entitlement, await repository.sumPacks(companyId, monthOf(now)));
}
