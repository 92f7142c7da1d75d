import {
  MAX_PACKS,
  MAX_PLANS,
  type ManagedCatalogue,
  type ManagedPlan,
  type PlanChange,
} from '../../../contracts/plan-catalogue.ts';
import type { QueryPack } from '../../../contracts/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { assertCanChange, assertCanRemove, assertCanRetire, isNeeded } from './catalogue.policy.ts';
import { createCatalogueRepository, type ManagedPlanRow } from './catalogue.repository.ts';
import type { PlansService } from './plans.service.ts';

type Deps = { db: Db; plans: Pick<PlansService, 'forgetEntitlements'> };
type Repository = ReturnType<typeof createCatalogueRepository>;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** The administrator's changes of what is for sale. Landing page, chooser and calculator read the same rows. */
export function createCatalogueService({ db, plans }: Deps) {
  /** Runs a change of one plan, alone, and gives the plan as it is afterwards. */
  async function changeOne(
    name: string,
    change: (within: Repository, before: ManagedPlanRow) => Promise<void>,
  ): Promise<ManagedPlan> {
    const changed = await db.transaction(async (tx) => {
      const within = createCatalogueRepository(tx);
      await within.lock();
      await change(within, await requirePlan(within, name));
      return requirePlan(within, name);
    });
    plans.forgetEntitlements();
    return present(changed);
  }

  return {
    async list(): Promise<ManagedCatalogue> {
      const repository = createCatalogueRepository(db);
      return {
        plans: (await repository.listPlans()).map(present),
        queryPacks: await repository.listQueryPacks(),
      };
    },

    /** @throws AppError conflict when there is one of this name, in any spelling of its case */
    async addPlan({ name, ...values }: PlanChange & { name: string }): Promise<ManagedPlan> {
      const added = await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const all = await within.listPlans();
        if (all.some(({ plan }) => plan.name.toLowerCase() === name.toLowerCase())) {
          const message = `There is a plan "${name}" already.`;
          throw new AppError('conflict', message, { errors: { name: message } });
        }
        if (all.length >= MAX_PLANS) throw new AppError('conflict', `There can be ${MAX_PLANS} plans.`);
        await within.insertPlan({ name, ...values });
        return requirePlan(within, name);
      });
      return present(added);
    },

    /** Companies that have the plan have the new limits at once. @throws AppError not_found, invalid_request */
    changePlan: (name: string, values: PlanChange): Promise<ManagedPlan> =>
      changeOne(name, async (within) => {
        assertCanChange(name, values);
        await within.updatePlan(name, values);
      }),

    /** Takes a plan off sale, or offers it again. @throws AppError not_found, conflict */
    retirePlan: (name: string, isRetired: boolean): Promise<ManagedPlan> =>
      changeOne(name, async (within, { plan }) => {
        if (isRetired) assertCanRetire(name);
        await within.updatePlan(name, { retiredAt: isRetired ? (plan.retiredAt ?? new Date()) : null });
      }),

    /** @throws AppError not_found, conflict for a plan that is needed or in use */
    async removePlan(name: string): Promise<void> {
      await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const { inUse } = await requirePlan(within, name);
        assertCanRemove({ name, inUse });
        await within.removePlan(name);
      });
    },

    /** Adds a pack or changes its prices. @throws AppError conflict when there are too many */
    async saveQueryPack(pack: QueryPack): Promise<QueryPack> {
      const repository = createCatalogueRepository(db);
      const others = (await repository.listQueryPacks()).filter(({ queries }) => queries !== pack.queries);
      if (others.length >= MAX_PACKS)
        throw new AppError('conflict', `There can be ${MAX_PACKS} query packs.`);
      await repository.saveQueryPack(pack);
      return pack;
    },

    /** @throws AppError not_found */
    async removeQueryPack(queries: number): Promise<void> {
      if (!(await createCatalogueRepository(db).removeQueryPack(queries))) throw notFound('This query pack');
    },
  };
}

async function requirePlan(repository: Repository, name: string): Promise<ManagedPlanRow> {
  const found = (await repository.listPlans()).find(({ plan }) => plan.name === name);
  if (!found) throw notFound('This plan');
  return found;
}

const present = ({ plan: { retiredAt, ...plan }, inUse }: ManagedPlanRow): ManagedPlan => ({
  ...plan,
  isRetired: retiredAt !== null,
  isNeeded: isNeeded(plan.name),
  inUse,
});
