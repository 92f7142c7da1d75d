import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { MAX_PLANS, type ManagedPlan, type PlanChange } from '../../../contracts/plans/plan-catalogue.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { assertCanChange, assertCanRemove, assertCanRetire, isNeeded } from './catalogue.policy.ts';
import { createCatalogueRepository, type ManagedPlanRow } from './catalogue.repository.ts';
import type { PlansService } from './plans.service.ts';

type Deps = { db: Db; plans: Pick<PlansService, 'forgetEntitlements'> };
type Repository = ReturnType<typeof createCatalogueRepository>;

/** Changes the plans that are for sale. */
export function createManagedPlans({ db, plans }: Deps) {
  const changeOne = createChangeOne({ db, plans });

  return {
    /** @throws AppError conflict when there is one of this name, in any spelling of its case */
    async addPlan(
      actor: AuditActor,
      { name, ...values }: PlanChange & { name: string },
    ): Promise<ManagedPlan> {
      const added = await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const all = await within.listPlans();
        assertCanAdd(all, name);
        await within.insertPlan({ name, ...values });
        const plan = await requirePlan(within, name);
        await recordAudit(tx, actor, { ...onPlan('plan.added', name), after: values });
        return plan;
      });
      return presentPlan(added);
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
  };
}

/** Makes the function that runs a change of one plan, alone, and gives the plan as it is afterwards. */
const createChangeOne =
  ({ db, plans }: Deps) =>
  async (
    actor: AuditActor,
    name: string,
    change: (within: Repository, before: ManagedPlanRow) => Promise<void>,
  ): Promise<ManagedPlan> => {
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
    return presentPlan(changed);
  };

/** @throws AppError conflict where there is one of this name, or as many as there may be */
function assertCanAdd(all: readonly ManagedPlanRow[], name: string): void {
  if (all.some(({ plan }) => plan.name.toLowerCase() === name.toLowerCase())) {
    const message = `There is a plan "${name}" already.`;
    throw new AppError('conflict', message, { errors: { name: message } });
  }
  if (all.length >= MAX_PLANS) throw new AppError('conflict', `There can be ${MAX_PLANS} plans.`);
}

const onPlan = (action: AuditAction, name: string): AuditEvent => ({
  action,
  subject: { id: name, name },
});

const valuesOf = ({ plan: before }: ManagedPlanRow, { plan: after }: ManagedPlanRow) => ({ before, after });

async function requirePlan(repository: Repository, name: string): Promise<ManagedPlanRow> {
  const found = (await repository.listPlans()).find(({ plan }) => plan.name === name);
  if (!found) throw notFound('This plan');
  return found;
}

/** A plan as the administrator sees it. */
export const presentPlan = ({ plan: { retiredAt, ...plan }, inUse }: ManagedPlanRow): ManagedPlan => ({
  ...plan,
  isRetired: retiredAt !== null,
  isNeeded: isNeeded(plan.name),
  inUse,
});
