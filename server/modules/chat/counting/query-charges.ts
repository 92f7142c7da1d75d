import { monthOf } from '../../../time.ts';
import type { LinkRow } from '../chat.repository.ts';
import { outOfQueries } from './out-of-queries.ts';
import type { MonthLimits, UsageRepository } from './usage.repository.ts';

/** Charges of questions, each in the transaction that stores its answer. */
export const queryCharges = {
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
