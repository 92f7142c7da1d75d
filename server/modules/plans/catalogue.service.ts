import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import {
  MAX_PACKS,
  MAX_PLANS,
  type ManagedCatalogue,
  type ManagedPlan,
  type PlanChange,
} from '../../../contracts/plans/plan-catalogue.ts';
import type { QueryPack } from '../../../contracts/plans/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { assertCanChange, assertCanRemove, assertCanRetire, isNeeded } from './catalogue.policy.ts';
import { createCatalogueRepository, type ManagedPlanRow } from './catalogue.repository.ts';
import type { PlansService } from './plans.service.ts';

type Deps = { db: Db; plans: Pick<PlansService, 'forgetEntitlements'> };
type Repository = ReturnType<typeof createCatalogueRepository>;

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Lets the administrator change what is for sale. Landing page, chooser and calculator read the same rows. */
export function createCatalogueService({ db, plans }: Deps) {
  /** Runs a change of one plan, alone, and gives the plan as it is afterwards. */
  async function changeOne(
    actor: AuditActor,
    name: string,
    change: (within: Repository, before: ManagedPlanRow) => Promise<void>,
  ): Promise<ManagedPlan> {
    const changed = await db.transaction(async (tx) => {
      const within = createCatalogueRepository(tx);
      await within.lock();
      const before = await requirePlan(within, name);
      await change(within, before);
      const after = await requirePlan(within, name);
      await recordAudit(tx, actor, { ...onPlan('plan.changed', name), ...valuesOf(before, after) });
      return after;
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
    async addPlan(
      actor: AuditActor,
      { name, ...values }: PlanChange & { name: string },
    ): Promise<ManagedPlan> {
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
        const plan = await requirePlan(within, name);
        await recordAudit(tx, actor, { ...onPlan('plan.added', name), after: values });
        return plan;
      });
      return present(added);
    },

    /** Companies that have the plan have the new limits at once. @throws AppError not_found, invalid_request */
    changePlan: (actor: AuditActor, name: string, values: PlanChange): Promise<ManagedPlan> =>
      changeOne(actor, name, async (within) => {
        assertCanChange(name, values);
        await within.updatePlan(name, values);
      }),

    /** Takes a plan off sale, or offers it again. @throws AppError not_found, conflict */
    retirePlan: (actor: AuditActor, name: string, isRetired: boolean): Promise<ManagedPlan> =>
      changeOne(actor, name, async (within, { plan }) => {
        if (isRetired) assertCanRetire(name);
        await within.updatePlan(name, { retiredAt: isRetired ? (plan.retiredAt ?? new Date()) : null });
      }),

    /** @throws AppError not_found, conflict for a plan that is needed or in use */
    async removePlan(actor: AuditActor, name: string): Promise<void> {
      await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const { inUse, plan } = await requirePlan(within, name);
        assertCanRemove({ name, inUse });
        await within.removePlan(name);
        await recordAudit(tx, actor, { ...onPlan('plan.removed', name), before: plan });
      });
    },

    /** Adds a pack or changes its prices. @throws AppError conflict when there are too many */
    async saveQueryPack(actor: AuditActor, pack: QueryPack): Promise<QueryPack> {
      await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const all = await within.listQueryPacks();
        const before = all.find(({ queries }) => queries === pack.queries);
        if (!before && all.length >= MAX_PACKS)
          throw new AppError('conflict', `There can be ${MAX_PACKS} query packs.`);
        await within.saveQueryPack(pack);
        await recordAudit(tx, actor, {
          ...onPack('query_pack.saved', pack.queries),
          ...(before && { before }),
          after: pack,
        });
      });
      return pack;
    },

    /** @throws AppError not_found */
    async removeQueryPack(actor: AuditActor, queries: number): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await createCatalogueRepository(tx).removeQueryPack(queries);
        if (!before) throw notFound('This query pack');
        await recordAudit(tx, actor, { ...onPack('query_pack.removed', queries), before });
      });
    },
  };
}

const onPlan = (action: AuditAction, name: string): AuditEvent => ({
  action,
  subject: { id: name, name },
});

const onPack = (action: AuditAction, queries: number): AuditEvent => ({
  action,
  subject: { id: String(queries), name: `${queries} queries` },
});

const valuesOf = ({ plan: before }: ManagedPlanRow, { plan: after }: ManagedPlanRow) => ({ before, after });

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
