import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { answer, isQuestionOf, question } from '../analytics/asked-question.ts';
import { isMadeBetween } from '../analytics/period.ts';
import { askedWords, isAsked } from './asked-questions.repository.ts';
import { nearest, places, type StoredPlace } from './stored-place.ts';

/** The questions of one company that got no answer. Reads only. */
export function createUnansweredQuestionRepository(db: Db) {
  return {
    /** Where the answers to these questions point, by the question's id. */
    async listNearest(companyId: string, questionIds: string[]): Promise<Map<string, StoredPlace>> {
      if (questionIds.length === 0) return new Map();
      const rows = await db
        .select({ questionId: sql<string>`${answer.questionId}`, places, nearest })
        .from(answer)
        .where(
          and(
            eq(answer.companyId, companyId),
            inArray(answer.questionId, questionIds),
            sql`${answer.sender} = 'bot'`,
            sql`${answer.remedyOf} is null`,
          ),
        );
      return new Map(
        rows.flatMap((row) => {
          const place = row.places[0] ?? row.nearest;
          return place ? [[row.questionId, place] as const] : [];
        }),
      );
    },

    /** The newest questions that got no answer from one moment to another, at most `limit`. */
    async listRefused(
      companyId: string,
      productId: string,
      { since, until, limit }: { since: Date; until: Date; limit: number },
    ): Promise<string[]> {
      const rows = await db
        .select({ question: askedWords })
        .from(answer)
        .innerJoin(question, isQuestionOf)
        .where(
          and(
            isAsked(companyId, productId),
            eq(answer.answered, false),
            isMadeBetween(answer.id, since, until),
          ),
        )
        .orderBy(desc(answer.id))
        .limit(limit);
      return rows.map((row) => row.question);
    },
  };
}
