import { v7 as uuidv7 } from 'uuid';
import type { Purchase } from '../../../contracts/plans/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { Actor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { addMonths } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { findPlan } from './find-plan.ts';
import { FREE_PLAN } from './plan-catalogue.ts';
import {
  countedFrom,
  currentPurchase,
  isFree,
  type PlanRow,
  type PurchaseRow,
  startAfter,
  whyNotTaken,
} from './plans.policy.ts';
import { createPlansRepository } from './plans.repository.ts';

type Deps = { db: Db; forgetEntitlement: (companyId: string) => void };
/** What a company has when it buys. */
type Has = { current: PurchaseRow | undefined; trialEndsAt: Date | null };

/** What companies take, and what the administrator records that they bought. */
export function createPlanPurchases({ db, forgetEntitlement }: Deps) {
  const repository = createPlansRepository(db);
  const insertPurchase = createInsertPurchase({ db, forgetEntitlement });

  /** @throws AppError not_found */
  async function assertCompany(companyId: string): Promise<void> {
    if (!(await repository.findCompany(companyId))) throw notFound('This company');
  }

  /**
   * The administrator records that a company bought `months` of a plan. Of the plan it has they are added to the end,
   * for what was bought before is not lost by paying early; another plan begins at once.
   * @throws AppError not_found, invalid_request
   */
  async function recordPurchase(
    actor: AuditActor,
    companyId: string,
    planName: string,
    months: number,
  ): Promise<Purchase> {
    await assertCompany(companyId);
    const plan = await findPlan(repository, planName);
    return insertPurchase(actor, companyId, plan.name, ({ current }) =>
      isFree(plan) ? null : addMonths(countedFrom(plan.name, current, new Date()), months),
    );
  }

  return {
    assertCompany,
    recordPurchase,

    /** The purchase in force; a company that never bought has Free from its first day. */
    async currentPurchase(companyId: string): Promise<Purchase> {
      const now = new Date();
      const row = currentPurchase(await repository.listPurchases(companyId), now);
      return row
        ? present(row)
        : { _id: companyId, plan: FREE_PLAN, startedAt: now.toISOString(), nextBillingDate: null };
    },

    /**
     * A company takes a plan that is available and costs nothing.
     * @param replaces name of the plan that the company agrees to give up
     * @throws AppError not_found for another company, not_allowed for members and plans that aren't free,
     *   invalid_request, conflict for the plan it has, and where one that was bought runs and `replaces` is another
     */
    async takePlan(actor: Actor, companyId: string, planName: string, replaces?: string): Promise<Purchase> {
      if (actor.role === 'admin') return recordPurchase(actor, companyId, planName, 1);
      if (actor.companyId !== companyId) throw notFound('This company');
      requireOwner(actor);
      const plan = await findPlan(repository, planName);
      assertFree(plan);
      return insertPurchase(actor, companyId, plan.name, (has) => {
        const refusal = whyNotTaken(plan.name, { ...has, replaces }, new Date());
        if (refusal !== undefined) throw new AppError('conflict', refusal);
        return null;
      });
    },
  };
}

/** @throws AppError not_allowed for a plan that a company can't take by itself */
function assertFree(plan: PlanRow): void {
  if (plan.availability === 'coming-soon') {
    throw new AppError('not_allowed', `The ${plan.name} plan is coming soon.`);
  }
  if (!isFree(plan)) {
    throw new AppError('not_allowed', `Please contact us to get the ${plan.name} plan.`);
  }
}

/**
 * Makes the function that stores a purchase.
 * @param endOf returns when the purchase ends, or throws to refuse; called with what the company has, which can't
 *   change before the purchase is stored
 */
const createInsertPurchase =
  ({ db, forgetEntitlement }: Deps) =>
  async (
    actor: AuditActor,
    companyId: string,
    plan: string,
    endOf: (has: Has) => Date | null,
  ): Promise<Purchase> => {
    const purchased = await db.transaction(async (tx) => {
      const within = createPlansRepository(tx);
      const owner = await lockCompany(tx, companyId);
      const purchases = await within.listPurchases(companyId);
      const startedAt = startAfter(purchases, new Date());
      const current = currentPurchase(purchases, startedAt);
      const nextBillingDate = endOf({ current, trialEndsAt: owner?.trialEndsAt ?? null });
      const row = { id: uuidv7(), plan, startedAt, nextBillingDate, recordedBy: actor.accountId };
      await within.insertPurchase(companyId, row);
      await recordAudit(tx, actor, {
        action: 'purchase.recorded',
        companyId,
        subject: { id: row.id, name: plan },
        before: { plan: current?.plan ?? FREE_PLAN },
        after: { plan, nextBillingDate },
      });
      return row;
    });
    forgetEntitlement(companyId);
    return present(purchased);
  };

const present = (row: {
  id: string;
  plan: string;
  startedAt: Date;
  nextBillingDate: Date | null;
}): Purchase => ({
  _id: row.id,
  plan: row.plan,
  startedAt: row.startedAt.toISOString(),
  nextBillingDate: row.nextBillingDate?.toISOString() ?? null,
});
