import { v7 as uuidv7 } from 'uuid';
import type { Usage } from '../../../contracts/company/companies.ts';
import { BYTES_PER_MB } from '../../../contracts/plans/limits.ts';
import type { Catalogue, Purchase } from '../../../contracts/plans/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { findMonthUse } from '../../db/month-use.ts';
import type { Actor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { formatMegabytes } from '../../lib/words.ts';
import { addMonths, monthOf, nextReset } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { createEntitlementCache } from './entitlement-cache.ts';
import { findPlan } from './find-plan.ts';
import { FREE_PLAN, SEED_PLANS, SEED_QUERY_PACKS } from './plan-catalogue.ts';
import {
  countedFrom,
  currentPurchase,
  type Entitlement,
  entitlementOf,
  isFree,
  type PlanRow,
  type PurchaseRow,
  startAfter,
  whyNotTaken,
  withExtraQueries,
} from './plans.policy.ts';
import { createPlansRepository, type PlansRepository } from './plans.repository.ts';

export type PlansService = ReturnType<typeof createPlansService>;
export type Countable = 'products' | 'manuals';

/** Plans, purchases, and the limits that follow from them. */
export function createPlansService({ db }: { db: Db }) {
  const repository = createPlansRepository(db);
  const entitlements = createEntitlementCache(async (companyId) => {
    const owner = await repository.findCompany(companyId);
    return readEntitlement(repository, companyId, owner?.trialEndsAt ?? null, new Date());
  });

  /**
   * @param endOf returns when the purchase ends, or throws to refuse; called with what the company has, which can't
   *   change before the purchase is stored
   */
  async function insertPurchase(
    actor: AuditActor,
    companyId: string,
    plan: string,
    endOf: (has: { current: PurchaseRow | undefined; trialEndsAt: Date | null }) => Date | null,
  ): Promise<Purchase> {
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
    entitlements.forget(companyId);
    return present(purchased);
  }

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

    assertCompany,
    recordPurchase,

    /** Call after a change of what a company may do, such as its approval. */
    forgetEntitlement: (companyId: string): void => entitlements.forget(companyId),

    /** Call after a change of the catalogue. */
    forgetEntitlements: (): void => entitlements.forgetAll(),

    /**
     * Call inside the transaction that adds `added` of them: holds the company's row, so that parallel additions queue.
     * @throws AppError plan_limit_reached, naming the limit
     */
    async assertCanAdd(tx: Db, companyId: string, what: Countable, added = 1): Promise<void> {
      const within = createPlansRepository(tx);
      const owner = await lockCompany(tx, companyId);
      if (!owner) throw notFound('This company');
      const entitlement = await readEntitlement(within, companyId, owner.trialEndsAt, new Date());
      const holdings = createHoldingsRepository(tx);
      if (what === 'products' && (await within.isWaiting(companyId)))
        if ((await holdings.countProducts(companyId)) + added > WAITING_PRODUCTS) throw isWaiting();
      const max = what === 'products' ? entitlement.maxProducts : entitlement.maxManuals;
      if (max === null) return;
      const used = await (what === 'products'
        ? holdings.countProducts(companyId)
        : holdings.countManuals(companyId));
      if (used + added > max) throw limitReached(entitlement.plan, what, max);
    },

    /**
     * As `assertCanAdd`, of the bytes of a file.
     * @throws AppError plan_limit_reached, naming the limit
     */
    async assertCanStore(tx: Db, companyId: string, bytes: number): Promise<void> {
      const owner = await lockCompany(tx, companyId);
      if (!owner) throw notFound('This company');
      const within = createPlansRepository(tx);
      const { plan, maxStorageMb } = await readEntitlement(within, companyId, owner.trialEndsAt, new Date());
      if (maxStorageMb === null) return;
      const used = await createHoldingsRepository(tx).sumBytes(companyId);
      if (used + bytes > maxStorageMb * BYTES_PER_MB) throw noRoomInPlan(plan, maxStorageMb);
    },

    /** @throws AppError not_found unless `companyId` is the actor's own */
    async usage(actor: Actor, companyId: string): Promise<Usage> {
      if (actor.companyId !== companyId) throw notFound('This company');
      const now = new Date();
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
    },

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
      if (plan.availability === 'coming-soon') {
        throw new AppError('not_allowed', `The ${plan.name} plan is coming soon.`);
      }
      if (!isFree(plan)) {
        throw new AppError('not_allowed', `Please contact us to get the ${plan.name} plan.`);
      }
      return insertPurchase(actor, companyId, plan.name, (has) => {
        const refusal = whyNotTaken(plan.name, { ...has, replaces }, new Date());
        if (refusal !== undefined) throw new AppError('conflict', refusal);
        return null;
      });
    },
  };
}

async function readEntitlement(
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

const presentPlan = ({
  position: _position,
  retiredAt: _retiredAt,
  ...shown
}: PlanRow): Catalogue['plans'][number] => shown;

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

const noRoomInPlan = (plan: string, maxStorageMb: number): AppError =>
  new AppError(
    'plan_limit_reached',
    `The ${plan} plan holds ${formatMegabytes(maxStorageMb)} of files, replaced versions included. Upgrade the plan or delete a manual.`,
    { limit: 'maxStorageMb' },
  );

/** What a company has to try before it is approved, whatever its plan says. */
const WAITING_PRODUCTS = 1;

const isWaiting = (): AppError =>
  new AppError('plan_limit_reached', 'Until your company is approved, it works with one product.', {
    limit: 'maxProducts',
  });

function limitReached(plan: string, what: Countable, max: number): AppError {
  const noun = max === 1 ? what.slice(0, -1) : what;
  return new AppError(
    'plan_limit_reached',
    `The ${plan} plan holds ${max} ${noun}. Upgrade the plan or delete one.`,
    {
      limit: what === 'products' ? 'maxProducts' : 'maxManuals',
    },
  );
}
