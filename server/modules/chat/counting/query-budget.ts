/**
 * Decides what may still be asked, by the link's cap, the plan's queries and tokens of the month, and the company's
 * standing.
 */
import { AppError } from '../../../app-error.ts';
import type { MonthUse } from '../../../db/month-use.ts';
import { monthOf } from '../../../time.ts';
import type { PlansService } from '../../plans/plans.service.ts';
import type { LinkRow } from '../chat.repository.ts';
import type { MonthLimits, UsageRepository } from './usage.repository.ts';

export type QueryBudget = ReturnType<typeof createQueryBudget>;

const outOfQueries = (): AppError =>
  new AppError('out_of_queries', 'You are currently out of queries. Please contact our team for support.');

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

    /**
     * Charges a query to the link and the month, in the transaction that stores the answer: what was not answered is
     * not charged, and 50 at once never overshoot. Tokens are known only once they are spent, so the answer that
     * reaches their limit may exceed it; answers written at the same time are refused.
     * @param tokens that the answer took
     * @returns the link's queries used, this one included
     * @throws AppError out_of_queries
     */
    async charge(
      within: UsageRepository,
      { chatbot }: LinkRow,
      limits: MonthLimits,
      { tokens, now }: { tokens: number; now: Date },
    ): Promise<number> {
      const link = await within.chargeLink(chatbot.companyId, chatbot.id);
      if (!link) throw outOfQueries();
      if (!(await within.chargeMonth(chatbot.companyId, monthOf(now), limits, tokens))) throw outOfQueries();
      return link.queriesUsed;
    },

    limitsOf,

    /**
     * Charges a question that was answered without us: as far as there are queries left. Over a limit it is only counted,
     * because the customer has had its answer.
     * @returns the link's queries used
     */
    async chargeWhatIsLeft(
      within: UsageRepository,
      { chatbot }: LinkRow,
      limits: MonthLimits,
      { now }: { now: Date },
    ): Promise<number> {
      const link = await within.chargeLink(chatbot.companyId, chatbot.id);
      await within.chargeMonth(chatbot.companyId, monthOf(now), limits, 0);
      return link?.queriesUsed ?? chatbot.queriesUsed;
    },

    /**
     * Counts what a reply took that costs no query: the tokens alone, which are spent whatever came of them.
     * @returns the link's queries used, as before
     */
    async chargeNothing(
      within: UsageRepository,
      { chatbot }: LinkRow,
      { tokens, now }: { tokens: number; now: Date },
    ): Promise<number> {
      if (tokens > 0) await within.addTokens(chatbot.companyId, monthOf(now), tokens);
      return chatbot.queriesUsed;
    },
  };
}

const isReached = ({ maxQueries, maxTokens }: MonthLimits, { queries, tokens }: MonthUse): boolean =>
  (maxQueries !== null && queries >= maxQueries) || (maxTokens !== null && tokens >= maxTokens);
