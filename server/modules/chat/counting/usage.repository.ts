import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { findMonthUse, type MonthUse } from '../../../db/month-use.ts';
import { chatbot } from '../../../db/schema/chats.ts';
import { isLive } from '../../../db/schema/columns.ts';
import { companyUsage } from '../../../db/schema/companies.ts';

/** What a company may use of a month; null is unlimited. */
export type MonthLimits = { maxQueries: number | null; maxTokens: number | null };

/** Largest number of the column. */
const MAX_COUNT = 2_147_483_647;

/** A plan without a limit may count to the end of the column, and then goes on answering. */
const atMostMax = (tokens: number) =>
  sql`least(${companyUsage.tokensUsed}::bigint + ${tokens}, ${MAX_COUNT})`;

export type UsageRepository = ReturnType<typeof createUsageRepository>;

/** What links and months of a company have used up. */
export function createUsageRepository(db: Db) {
  return { ...chargeLinks(db), ...queryMonths(db) };
}

/** Queries of links. */
function chargeLinks(db: Db) {
  return {
    /**
     * Takes one query from the link. Undefined when none is left, or the chatbot is deleted meanwhile: the conditions and
     * the count are one statement.
     */
    async chargeLink(companyId: string, chatbotId: string): Promise<{ queriesUsed: number } | undefined> {
      const [row] = await db
        .update(chatbot)
        .set({ queriesUsed: sql`${chatbot.queriesUsed} + 1` })
        .where(
          and(
            eq(chatbot.companyId, companyId),
            eq(chatbot.id, chatbotId),
            lt(chatbot.queriesUsed, chatbot.queryLimit),
            isLive(chatbot),
          ),
        )
        .returning({ queriesUsed: chatbot.queriesUsed });
      return row;
    },
  };
}

/** Queries and tokens of months. */
function queryMonths(db: Db) {
  return {
    findUsed: (companyId: string, month: string): Promise<MonthUse> => findMonthUse(db, companyId, month),

    /**
     * Takes one query and the `tokens` of its answer from the month of the company. False when one of its limits was
     * used up before: the conditions and the counts are one statement.
     */
    async chargeMonth(
      companyId: string,
      month: string,
      { maxQueries, maxTokens }: MonthLimits,
      tokens: number,
    ): Promise<boolean> {
      if ([maxQueries, maxTokens].some((max) => max !== null && max < 1)) return false;
      const { queriesUsed, tokensUsed } = companyUsage;
      const isLeft = and(
        maxQueries === null ? undefined : lt(queriesUsed, maxQueries),
        maxTokens === null ? undefined : lt(tokensUsed, maxTokens),
      );
      const rows = await db
        .insert(companyUsage)
        .values({ companyId, month, queriesUsed: 1, tokensUsed: tokens })
        .onConflictDoUpdate({
          target: [companyUsage.companyId, companyUsage.month],
          set: {
            queriesUsed: sql`${queriesUsed} + 1`,
            tokensUsed: atMostMax(tokens),
          },
          ...(isLeft === undefined ? {} : { setWhere: isLeft }),
        })
        .returning({ used: queriesUsed });
      return rows.length === 1;
    },

    /** Adds tokens that are spent to the month of the company, whatever its limits, and takes no query. */
    async addTokens(companyId: string, month: string, tokens: number): Promise<void> {
      await db
        .insert(companyUsage)
        .values({ companyId, month, queriesUsed: 0, tokensUsed: tokens })
        .onConflictDoUpdate({
          target: [companyUsage.companyId, companyUsage.month],
          set: { tokensUsed: atMostMax(tokens) },
        });
    },
  };
}
