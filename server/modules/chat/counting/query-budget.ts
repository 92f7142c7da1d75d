/**
 * Decides what may still be asked, by the link's cap, the plan's queries and tokens of the month, and the company's
 * standing.
 */
import type { MonthUse } from '../../../db/month-use.ts';
import { monthOf } from '../../../time.ts';
import type { PlansService } from '../../plans/plans.service.ts';
import type { LinkRow } from '../chat.repository.ts';
import { outOfQueries } from './out-of-queries.ts';
import { queryCharges } from './query-charges.ts';
import type { MonthLimits, UsageRepository } from './usage.repository.ts';

export type QueryBudget = ReturnType<typeof createQueryBudget>;

type Deps = {
  repository: UsageRepository;
  plans: Pick<PlansService, 'entitlement'>;
  /** Whether a model is set up: without one no tokens are used, and none can run out. */
  usesTokens: boolean;
};

/** Decides whether a link may ask, and charges it. */
export function createQueryBudget({ repository, plans, usesTokens }: Deps) {
  async function isUsedUp({ chatbot, company }: LinkRow): Promise<boolean> {
    if (company.suspendedAt || chatbot.queriesUsed >= chatbot.queryLimit) return true;
    const limits = await limitsOf(chatbot.companyId);
    if (limits.maxQueries === null && limits.maxTokens === null) return false;
    return isReached(limits, await repository.findUsed(chatbot.companyId, monthOf(new Date())));
  }

  async function limitsOf(companyId: string): Promise<MonthLimits> {
    const { maxQueries, tokenLimitPerMonth } = await plans.entitlement(companyId);
    return { maxQueries, maxTokens: usesTokens ? tokenLimitPerMonth : null };
  }

  return {
    isUsedUp,

    /** Refuses what belongs to asking and costs nothing itself. @throws AppError out_of_queries */
    async requireOpen(link: LinkRow): Promise<void> {
      if (await isUsedUp(link)) throw outOfQueries();
    },

    /**
     * Checks the limits before any work is done or token spent; the charge itself decides.
     * @returns the plan's limits of a month, for the charge: it runs in a transaction, where nothing else may be read
     * @throws AppError out_of_queries
     */
    async open({ chatbot, company }: LinkRow, now: Date): Promise<MonthLimits> {
      if (company.suspendedAt || chatbot.queriesUsed >= chatbot.queryLimit) throw outOfQueries();
      const limits = await limitsOf(chatbot.companyId);
      if (limits.maxTokens === null) return limits;
      if (isReached(limits, await repository.findUsed(chatbot.companyId, monthOf(now)))) throw outOfQueries();
      return limits;
    },

    limitsOf,

    ...queryCharges,
  };
}

const isReached = ({ maxQueries, maxTokens }: MonthLimits, { queries, tokens }: MonthUse): boolean =>
  (maxQueries !== null && queries >= maxQueries) || (maxTokens !== null && tokens >= maxTokens);
