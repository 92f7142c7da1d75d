import { and, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { QuestionFilter } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { isOnLiveChatbot } from '../../../db/deleted-chatbots.ts';
import { containing, knownTotal, type ListInput, type ListPage, offsetOf } from '../../../db/list-page.ts';
import { chatbot, dailyQuestions } from '../../../db/schema/chats.ts';
import { isLive } from '../../../db/schema/columns.ts';
import { product } from '../../../db/schema/products.ts';
import { sumOf } from '../../../db/sum-of.ts';
import {
  answer,
  customer,
  isAnswerOf,
  isFirst,
  isGivenOn,
  isOnTopic,
  isQuestionOf,
  type QuestionRow,
  question,
} from '../asked-question.ts';

export type ProductTotals = {
  id: string;
  name: string;
  asked: number;
  answered: number;
  works: number;
  doesNotWork: number;
};

export type QuestionListInput = ListInput & { show?: QuestionFilter | undefined };

/** The words of a question. The condition keeps the database from searching the long answers beside them first. */
const askedText = sql<string>`case when ${question.sender} = 'user' then ${question.content} end`;

const isAnswered = and(isQuestionOf, isFirst);

const SHOWN: Record<QuestionFilter, SQL | undefined> = {
  answered: eq(answer.answered, true),
  unanswered: and(eq(answer.answered, false), isOnTopic),
  'does-not-work': eq(answer.feedback, 'does-not-work'),
  'off-topic': eq(answer.isOffTopic, true),
};

/** What one company’s customers asked, counted and in words. */
export function createAnalyticsRepository(db: Db) {
  const isShown = (show: QuestionFilter | undefined) => (show === undefined ? undefined : SHOWN[show]);

  /** Each question has one answer, so answers are counted without their questions. */
  async function listGiven(
    companyId: string,
    productId: string,
    input: QuestionListInput,
  ): Promise<ListPage<QuestionRow>> {
    const given = and(isAnswerOf(companyId, productId), isShown(input.show));
    const rows = await db
      .select({ question, answer, customer })
      .from(answer)
      .innerJoin(question, isQuestionOf)
      .innerJoin(chatbot, isGivenOn)
      .where(given)
      .orderBy(desc(answer.id))
      .limit(input.limit)
      .offset(offsetOf(input));
    const known = knownTotal(input, rows.length);
    if (known !== undefined) return { rows, total: known };
    const [counted] = await db.select({ n: count() }).from(answer).where(given);
    return { rows, total: counted?.n ?? 0 };
  }

  /**
   * Sorts and counts the questions in one pass over their index, because a count of its own would read the long
   * answers too. Both texts are read for the page's rows only.
   */
  async function listFound(
    companyId: string,
    productId: string,
    input: QuestionListInput,
  ): Promise<ListPage<QuestionRow>> {
    const found = db
      .select({ id: question.id, total: sql<number>`count(*) over ()`.mapWith(Number).as('total') })
      .from(question);
    const page = (input.show === undefined ? found : found.innerJoin(answer, isAnswered))
      .where(
        and(
          eq(question.companyId, companyId),
          eq(question.productId, productId),
          sql`${question.sender} = 'user'`,
          isOnLiveChatbot(companyId, question.chatbotId),
          eq(question.isTrial, false),
          ilike(askedText, containing(input.search)),
          isShown(input.show),
        ),
      )
      .orderBy(desc(question.id))
      .limit(input.limit)
      .offset(offsetOf(input))
      .as('page');
    const rows = await db
      .select({ question, answer, customer, total: page.total })
      .from(page)
      .innerJoin(question, and(eq(question.companyId, companyId), eq(question.id, page.id)))
      .innerJoin(answer, isAnswered)
      .innerJoin(chatbot, isGivenOn)
      .orderBy(desc(question.id));
    // Behind the last page nobody tells the total but the first.
    const isBehind = rows.length === 0 && input.page > 1;
    const total = isBehind
      ? (await listFound(companyId, productId, { ...input, page: 1 })).total
      : rows[0]?.total;
    return { rows, total: total ?? 0 };
  }

  return {
    /** Totals per product from the daily counters, most asked first; products without a question are listed too. */
    listProductTotals: (companyId: string): Promise<ProductTotals[]> =>
      db
        .select({
          id: product.id,
          name: product.name,
          asked: sumOf(dailyQuestions.asked),
          answered: sumOf(dailyQuestions.answered),
          works: sumOf(dailyQuestions.works),
          doesNotWork: sumOf(dailyQuestions.doesNotWork),
        })
        .from(product)
        .leftJoin(
          dailyQuestions,
          and(eq(dailyQuestions.companyId, product.companyId), eq(dailyQuestions.productId, product.id)),
        )
        .where(and(eq(product.companyId, companyId), isLive(product)))
        .groupBy(product.id, product.name)
        .orderBy(desc(sumOf(dailyQuestions.asked)), product.name),

    /**
     * Newest first. A search begins at the questions, whose words it looks for; without one the list begins at the
     * answers, which have the columns of the filters.
     */
    listQuestions: (
      companyId: string,
      productId: string,
      input: QuestionListInput,
    ): Promise<ListPage<QuestionRow>> =>
      input.search === '' ? listGiven(companyId, productId, input) : listFound(companyId, productId, input),
  };
}
