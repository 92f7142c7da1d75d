import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { knownTotal, type ListPage, offsetOf } from '../../../db/list-page.ts';
import { chatbot } from '../../../db/schema/chats.ts';
import {
  answer,
  customer,
  isAnswerOf,
  isGivenOn,
  isOnTopic,
  isQuestionOf,
  isUnhelped,
  type QuestionRow,
  question,
} from '../asked-question.ts';
import { type Days, isMadeWithin } from '../period.ts';

/** How many questions a page of a stored file was named for first without helping. */
export type ConfusedRow = { manualId: string; fileKey: string; page: number | null; questions: number };

/** A page of one version of a manual. */
export type PageOfFile = { fileKey: string; page: number };

const firstFile = sql<string>`${answer.answer} #>> '{citations,0,fileKey}'`;
const firstManual = sql<string>`${answer.answer} #>> '{citations,0,manualId}'`;
const firstPage = sql<number | null>`(${answer.answer} #>> '{citations,0,page}')::int`;

const isConfused = (companyId: string, productId: string, days: Days) =>
  and(isAnswerOf(companyId, productId), isUnhelped, isOnTopic, isMadeWithin(answer.id, days));

/** The places that questions of one company were left without help at, counted from the stored answers. */
export function createConfusedRepository(db: Db) {
  const listRows = (asked: SQL | undefined, input: { page: number; limit: number }): Promise<QuestionRow[]> =>
    db
      .select({ question, answer, customer })
      .from(answer)
      .innerJoin(question, isQuestionOf)
      .innerJoin(chatbot, isGivenOn)
      .where(asked)
      .orderBy(desc(answer.id))
      .limit(input.limit)
      .offset(offsetOf(input));

  return {
    /** Each place that such an answer names first; answers that name none are left out. */
    listPlaces: (companyId: string, productId: string, days: Days): Promise<ConfusedRow[]> =>
      db
        .select({ manualId: firstManual, fileKey: firstFile, page: firstPage, questions: count() })
        .from(answer)
        .where(and(isConfused(companyId, productId, days), sql`${firstFile} is not null`))
        .groupBy(firstManual, firstFile, firstPage),

    /** The questions of one page, newest first. */
    async listQuestions(
      companyId: string,
      productId: string,
      place: PageOfFile,
      input: Days & { page: number; limit: number },
    ): Promise<ListPage<QuestionRow>> {
      const asked = and(
        isConfused(companyId, productId, input),
        eq(firstFile, place.fileKey),
        eq(firstPage, place.page),
      );
      const rows = await listRows(asked, input);
      const known = knownTotal(input, rows.length);
      if (known !== undefined) return { rows, total: known };
      const [counted] = await db.select({ n: count() }).from(answer).where(asked);
      return { rows, total: counted?.n ?? 0 };
    },
  };
}
