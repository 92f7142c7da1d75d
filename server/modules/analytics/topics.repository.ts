import { and, count, desc, sql } from 'drizzle-orm';
import type { AnalyticsPeriod } from '../../../contracts/analytics/analytics.ts';
import type { Db } from '../../db/connect.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { answer, isAnswerOf, isGivenOn, isQuestionOf, isUnhelped, question } from './asked-question.ts';
import { isMadeWithin } from './period.ts';

/** A question that went unhelped, with who asked it about which product. */
export type UnhelpedRow = Awaited<
  ReturnType<ReturnType<typeof createTopicRepository>['listUnhelped']>
>[number];

/** Questions of one company that got no answer, or one that did not work; further tries are left out. */
export function createTopicRepository(db: Db) {
  const isTrouble = (companyId: string, { product: productId, ...days }: AnalyticsPeriod) =>
    and(isAnswerOf(companyId, productId), isUnhelped, isMadeWithin(answer.id, days));

  return {
    /** Newest first, at most `limit`. */
    listUnhelped: (companyId: string, period: AnalyticsPeriod, limit: number) =>
      db
        .select({
          id: question.id,
          content: question.content,
          createdAt: question.createdAt,
          productId: product.id,
          productName: product.name,
          uniqueId: chatbot.uniqueId,
          customerEmail: chatbot.customerEmail,
          isAnswered: sql<boolean>`coalesce(${answer.answered}, false)`,
          hasSteps: sql<boolean>`coalesce(jsonb_array_length(${answer.answer} -> 'steps') > 0, false)`,
        })
        .from(answer)
        .innerJoin(question, isQuestionOf)
        .innerJoin(chatbot, isGivenOn)
        .innerJoin(product, ofLiveProduct(answer))
        .where(isTrouble(companyId, period))
        .orderBy(desc(answer.id))
        .limit(limit),

    async countUnhelped(companyId: string, period: AnalyticsPeriod): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(answer)
        .innerJoin(product, ofLiveProduct(answer))
        .where(isTrouble(companyId, period));
      return row?.n ?? 0;
    },
  };
}
