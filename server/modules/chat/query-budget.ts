/** How many questions may still be asked: the link's cap, the plan's queries of the month, the company's standing. */
import { AppError } from '../../app-error.ts';
import { monthOf } from '../../time.ts';
import type { PlansService } from '../plans/plans.service.ts';
import type { ChatRepository, LinkRow } from './chat.repository.ts';

export type QueryBudget = ReturnType<typeof createQueryBudget>;

const outOfQueries = (): AppError =>
  new AppError('out_of_queries', 'You are currently out of queries. Please contact our team for support.');

type Deps = { repository: ChatRepository; plans: Pick<PlansService, 'entitlement'> };

/** Decides whether a link may ask, and charges it. */
export function createQueryBudget({ repository, plans }: Deps) {
  async function isUsedUp({ chatbot, company }: LinkRow): Promise<boolean> {
    if (company.suspendedAt || chatbot.queriesUsed >= chatbot.queryLimit) return true;
    const { maxQueries } = await plans.entitlement(chatbot.companyId);
    if (maxQueries === null) return false;
    return (await repository.findUsedQueries(chatbot.companyId, monthOf(new Date()))) >= maxQueries;
  }

  return {
    isUsedUp,

    /**
     * A look before any work; the charge itself decides.
     * @returns the plan's queries a month (null: unlimited), for the charge: it runs in a transaction, where nothing
     * else may be read
     * @throws AppError out_of_queries
     */
    async open({ chatbot, company }: LinkRow): Promise<{ maxQueries: number | null }> {
      if (company.suspendedAt || chatbot.queriesUsed >= chatbot.queryLimit) throw outOfQueries();
      const { maxQueries } = await plans.entitlement(chatbot.companyId);
      return { maxQueries };
    },

    /**
     * Takes one query from link and month inside the transaction that stores the answer, so that nothing is charged
     * when nothing was answered and 50 at once never overshoot.
     * @returns the link's queries used, this one included
     * @throws AppError out_of_queries
     */
    async charge(
      within: ChatRepository,
      { chatbot }: LinkRow,
      maxQueries: number | null,
      now: Date,
    ): Promise<number> {
      const link = await within.chargeLink(chatbot.companyId, chatbot.id);
      if (!link) throw outOfQueries();
      if (!(await within.chargeMonth(chatbot.companyId, monthOf(now), maxQueries))) throw outOfQueries();
      return link.queriesUsed;
    },
  };
}
