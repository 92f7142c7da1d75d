/** Which limits a company has now. Pure: rows and a moment in, limits out. */
import { TRIAL } from '../../../contracts/plans/plans.ts';
import type { plan, purchase } from '../../db/schema/companies.ts';
import { formatDay } from '../../lib/words.ts';
import { dayOf } from '../../time.ts';
import { FREE_PLAN, TRIAL_PLAN } from './plan-catalogue.ts';

export type PlanRow = typeof plan.$inferSelect;
export type PurchaseRow = typeof purchase.$inferSelect;

/** The limits in force; null is unlimited. */
export type Entitlement = Pick<
  PlanRow,
  'maxProducts' | 'maxManuals' | 'maxQueries' | 'tokenLimitPerMonth' | 'maxStorageMb'
> & {
  /** The plan's name; "Trial" while the trial's limits are in force. */
  plan: string;
  trialEndsAt: Date | null;
  /** When the plan that was bought ends; null where none was. */
  planEndsAt: Date | null;
};

/**
 * The newest purchase that has not run out decides; without one (or with Free only) the trial's limits while the
 * trial runs, then Free.
 */
export function entitlementOf(
  plans: readonly PlanRow[],
  purchases: readonly PurchaseRow[],
  trialEndsAt: Date | null,
  now: Date,
): Entitlement {
  const current = currentPurchase(purchases, now);
  if (current && current.plan !== FREE_PLAN)
    return { ...limitsOf(plans, current.plan), planEndsAt: current.nextBillingDate };
  if (trialEndsAt && trialEndsAt > now) return { ...limitsOf(plans, TRIAL_PLAN), trialEndsAt, plan: TRIAL };
  return limitsOf(plans, FREE_PLAN);
}

/** The limits with the queries of bought packs on top; nothing is on top of no limit. */
export const withExtraQueries = (entitlement: Entitlement, queries: number): Entitlement => ({
  ...entitlement,
  maxQueries: entitlement.maxQueries === null ? null : entitlement.maxQueries + queries,
});

/**
 * The purchase in force at `now`: the newest that has not run out. One that seems to begin later counts too: it was
 * recorded by a node whose clock is ahead.
 */
export function currentPurchase(purchases: readonly PurchaseRow[], now: Date): PurchaseRow | undefined {
  return purchases
    .filter((row) => row.nextBillingDate === null || row.nextBillingDate > now)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0];
}

/** When a purchase recorded at `now` begins: after every earlier one, even if another node's clock was ahead. */
export function startAfter(purchases: readonly Pick<PurchaseRow, 'startedAt'>[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...purchases.map(({ startedAt }) => startedAt.getTime() + 1)));
}

/** When months that are bought at `now` begin to count: where the company has the plan already, at the end of what it has. */
export function countedFrom(
  planName: string,
  current: Pick<PurchaseRow, 'plan' | 'nextBillingDate'> | undefined,
  now: Date,
): Date {
  const held = current?.plan === planName ? current.nextBillingDate : null;
  return held !== null && held > now ? held : now;
}

/** What a company has when it takes a plan, and what it says it gives up (`replaces`). */
type Standing = {
  current: Pick<PurchaseRow, 'plan' | 'nextBillingDate'> | undefined;
  trialEndsAt: Date | null;
  replaces: string | undefined;
};

/**
 * The reason, in a sentence for people, why a company can't take a free plan now; undefined where it can.
 * Time that was bought is given up only by who names the plan.
 */
export function whyNotTaken(
  planName: string,
  { current, trialEndsAt, replaces }: Standing,
  now: Date,
): string | undefined {
  const held = current?.plan ?? FREE_PLAN;
  if (held === FREE_PLAN && planName === FREE_PLAN && trialEndsAt && trialEndsAt > now) {
    return `Your trial runs until ${formatDay(dayOf(trialEndsAt))}. The ${planName} plan begins by itself then.`;
  }
  if (held === planName) return `You are already using the ${planName} plan`;
  if (!current?.nextBillingDate || held.toLowerCase() === replaces?.toLowerCase()) return undefined;
  const until = formatDay(dayOf(current.nextBillingDate));
  return `Your ${held} plan runs until ${until}. Confirm that ${planName} replaces it.`;
}

/** Whether a plan costs nothing in any currency. */
export const isFree = (plan: Pick<PlanRow, 'prices'>): boolean =>
  Object.values(plan.prices).every((price) => price === 0);

function limitsOf(plans: readonly PlanRow[], name: string): Entitlement {
  const row = plans.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`The plan catalogue has no plan "${name}".`);
  const { maxProducts, maxManuals, maxQueries, tokenLimitPerMonth, maxStorageMb } = row;
  const ends = { trialEndsAt: null, planEndsAt: null };
  return { plan: name, ...ends, maxProducts, maxManuals, maxQueries, tokenLimitPerMonth, maxStorageMb };
}
