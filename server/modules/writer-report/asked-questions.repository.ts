import { and, count, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, type message } from '../../db/schema/chats.ts';
import {
  answer,
  isAnswerOf,
  isGivenOn,
  isOnTopic,
  isQuestionOf,
  question,
} from '../analytics/asked-question.ts';
import { type Days, isMadeWithin } from '../analytics/period.ts';
import { nearest, places, type StoredPlace } from './stored-place.ts';

/** A question, and what its answer named. */
export type AskedRow = {
  /** Of the answer. */
  id: string;
  question: string;
  /** Tells customers apart, and is shown nowhere. */
  customer: string;
  isAnswered: boolean;
  isCorrected: boolean;
  feedback: (typeof message.$inferSelect)['feedback'];
  /** What it cites, in its order. */
  places: StoredPlace[];
  /** The section that a refusal names as nearest. */
  nearest: StoredPlace | null;
};

/** The questions about one product of a company, without trials and what is not about the product. */
export const isAsked = (companyId: string, productId: string): SQL | undefined =>
  and(isAnswerOf(companyId, productId), isOnTopic, isNotNull(answer.answered));

/** Longest beginning of a question that is read, in characters. */
const MAX_QUESTION = 1000;

/** The words of a question, as far as they are read. */
export const askedWords = sql<string>`left(${question.content}, ${MAX_QUESTION})`;

/** What was asked about a product of one company. Reads only. */
export function createAskedQuestionRepository(db: Db) {
  return {
    /**
     * At most `limit` questions about the product, answered before the answer with the id `after`, newest first. They are found by their
     * index alone, and only then joined: the planner would join all of the period first.
     */
    listAsked(
      companyId: string,
      productId: string,
      days: Days,
      { after, limit }: { after: string | null; limit: number },
    ): Promise<AskedRow[]> {
      const before = after === null ? undefined : lt(answer.id, after);
      const portion = db
        .select({ id: answer.id })
        .from(answer)
        .where(and(isAsked(companyId, productId), isMadeWithin(answer.id, days), before))
        .orderBy(desc(answer.id))
        .limit(limit)
        .as('portion');
      return db
        .select({
          id: answer.id,
          question: askedWords,
          customer: chatbot.customerEmail,
          isAnswered: sql<boolean>`${answer.answered}`,
          isCorrected: sql<boolean>`coalesce(${answer.answer} ? 'correction', false)`,
          feedback: answer.feedback,
          places,
          nearest,
        })
        .from(portion)
        .innerJoin(answer, and(eq(answer.companyId, companyId), eq(answer.id, portion.id)))
        .innerJoin(question, isQuestionOf)
        .innerJoin(chatbot, isGivenOn)
        .orderBy(desc(answer.id));
    },

    /** How many questions there are in the period. */
    async countAsked(companyId: string, productId: string, days: Days): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(answer)
        .where(and(isAsked(companyId, productId), isMadeWithin(answer.id, days)));
      return row?.n ?? 0;
    },
  };
}
