import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { chatbot } from '../../../db/schema/chats.ts';
import { ofLiveProduct, product } from '../../../db/schema/products.ts';
import {
  answer,
  isAnswerOf,
  isGivenOn,
  isOnTopic,
  isQuestionOf,
  isUnhelped,
  question,
} from '../asked-question.ts';
import { isMadeWithin } from '../period.ts';

/** A question that went unhelped, with who asked it about which product. */
export type UnhelpedRow = Awaited<
  ReturnType<ReturnType<typeof createTopicRepository>['listUnhelped']>
>[number];

/** Questions of one company that got no answer, or one that did not work; further tries are left out. */
export function createTopicRepository(db: Db) {
  const isTrouble = (companyId: string, { product: productId, ...days }: AnalyticsPeriod) =>
    and(isAnswerOf(companyId, productId), isUnhelped, isMadeWithin(answer.id, days));

  /** Newest first, at most `limit`. */
  const listWhere = (condition: SQL | undefined, limit: number) =>
    db
      .select({
        id: question.id,
        content: question.content,
        createdAt: question.createdAt,
        productId: product.id,
        productName: product.name,
        uniqueId: chatbot.uniqueId,
        customerEmail: chatbot.customerEmail,
        isOffTopic: answer.isOffTopic,
        isAnswered: sql<boolean>`coalesce(${answer.answered}, false)`,
        hasSteps: sql<boolean>`coalesce(jsonb_array_length(${answer.answer} -> 'steps') > 0, false)`,
      })
      .from(answer)
      .innerJoin(question, isQuestionOf)
      .innerJoin(chatbot, isGivenOn)
      .innerJoin(product, ofLiveProduct(answer))
      .where(condition)
      .orderBy(desc(answer.id))
      .limit(limit);

  return {
    /** Questions about the product, newest first, at most `limit`. */
    listUnhelped: (companyId: string, period: AnalyticsPeriod, limit: number) =>
      listWhere(and(isTrouble(companyId, period), isOnTopic), limit),

    /** Questions that are not about the product, newest first, at most `limit`. */
    listOffTopic: (companyId: string, period: AnalyticsPeriod, limit: number) =>
      listWhere(and(isTrouble(companyId, period), eq(answer.isOffTopic, true)), limit),

    /** The newest questions without an answer of all time, at most `limit`. */
    listUnanswered: (companyId: string, limit: number) =>
      listWhere(and(sql`${answer.answered} = false`, isAnswerOf(companyId, undefined)), limit),

    /** @param about whether questions about the product are counted, or the others */
    async countUnhelped(
      companyId: string,
      period: AnalyticsPeriod,
      about: 'product' | 'others',
    ): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(answer)
        .innerJoin(product, ofLiveProduct(answer))
        .where(and(isTrouble(companyId, period), eq(answer.isOffTopic, about === 'others')));
      return row?.n ?? 0;
    },
  };
}
