import { aliasedTable, and, count, desc, eq, ilike, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { dailyQuestions, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { product } from '../../db/schema/products.ts';

export type ProductTotals = {
  id: string;
  name: string;
  asked: number;
  answered: number;
  works: number;
  doesNotWork: number;
};

/** A question with the answer that was given. */
export type AskedQuestion = { question: typeof message.$inferSelect; answer: typeof message.$inferSelect };

/** What one company’s customers asked, counted and in words. */
export function createAnalyticsRepository(db: Db) {
  const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const answer = aliasedTable(message, 'answer');

  return {
    /** Totals per product from the daily counters, most asked first; products without a question are listed too. */
    listProductTotals: (companyId: string): Promise<ProductTotals[]> =>
      db
        .select({
          id: product.id,
          name: product.name,
          asked: sum(dailyQuestions.asked),
          answered: sum(dailyQuestions.answered),
          works: sum(dailyQuestions.works),
          doesNotWork: sum(dailyQuestions.doesNotWork),
        })
        .from(product)
        .leftJoin(
          dailyQuestions,
          and(eq(dailyQuestions.companyId, product.companyId), eq(dailyQuestions.productId, product.id)),
        )
        .where(and(eq(product.companyId, companyId), isLive(product)))
        .groupBy(product.id, product.name)
        .orderBy(desc(sum(dailyQuestions.asked)), product.name),

    async listQuestions(
      companyId: string,
      productId: string,
      input: ListInput,
    ): Promise<ListPage<AskedQuestion>> {
      const matches = and(
        eq(message.companyId, companyId),
        eq(message.productId, productId),
        eq(message.sender, 'user'),
        ilike(message.content, containing(input.search)),
      );
      const rows = await db
        .select({ question: message, answer })
        .from(message)
        .innerJoin(answer, and(eq(answer.companyId, message.companyId), eq(answer.questionId, message.id)))
        .where(matches)
        .orderBy(desc(message.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(message).where(matches);
      return { rows, total: total?.n ?? 0 };
    },
  };
}
