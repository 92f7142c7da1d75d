import type { Usage } from '../../../contracts/company/companies.ts';
import type { Catalogue } from '../../../contracts/plans/plans.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { readUsage } from './company-usage.ts';
import { createEntitlementCache } from './entitlement-cache.ts';
import { SEED_PLANS, SEED_QUERY_PACKS } from './plan-catalogue.ts';
import { createPlanPurchases } from './plan-purchases.ts';
import { assertCanAdd, assertCanStore } from './plan-room.ts';
import type { Entitlement, PlanRow } from './plans.policy.ts';
import { createPlansRepository } from './plans.repository.ts';
import { readEntitlement } from './read-entitlement.ts';

export type PlansService = ReturnType<typeof createPlansService>;

/** Plans, purchases, and the limits that follow from them. */
export function createPlansService({ db }: { db: Db }) {
  const repository = createPlansRepository(db);
  const entitlements = createEntitlementCache(async (companyId) => {
    const owner = await repository.findCompany(companyId);
    return readEntitlement(repository, companyId, owner?.trialEndsAt ?? null, new Date());
  });

  return {
    ...createPlanPurchases({ db, forgetEntitlement: entitlements.forget }),
    assertCanAdd,
    assertCanStore,

    /** Puts the first catalogue into an empty installation; an edited one is left alone. */
    async seedCatalogue(): Promise<void> {
      if ((await repository.listPlans()).length === 0) await repository.insertPlans(SEED_PLANS);
      if ((await repository.listQueryPacks()).length === 0) {
        await repository.insertQueryPacks(SEED_QUERY_PACKS);
      }
    },

    /** What is for sale, for everybody to read. */
    async catalogue(): Promise<Catalogue> {
      const [plans, queryPacks] = await Promise.all([repository.listPlans(), repository.listQueryPacks()]);
      return { plans: plans.filter(({ retiredAt }) => retiredAt === null).map(presentPlan), queryPacks };
    },

    /** The limits of a company now; at most some seconds old. */
    entitlement: (companyId: string): Promise<Entitlement> => entitlements.get(companyId),

    /** Queries of the packs a company bought for a month. */
    extraQueries: (companyId: string, month: string): Promise<number> =>
      repository.sumPacks(companyId, month),

    /** Call after a change of what a company may do, such as its approval. */
    forgetEntitlement: (companyId: string): void => entitlements.forget(companyId),

    /** Call after a change of the catalogue. */
    forgetEntitlements: (): void => entitlements.forgetAll(),

    /** @throws AppError not_found unless `companyId` is the actor's own */
    async usage(actor: Actor, companyId: string): Promise<Usage> {
      if (actor.companyId !== companyId) throw notFound('This company');
      return readUsage(db, companyId, new Date());
    },
  };
}

const presentPlan = ({
  position: _position,
  retiredAt: _retiredAt,
  ...shown
}: PlanRow): Catalogue['plans'][number] => shown;
