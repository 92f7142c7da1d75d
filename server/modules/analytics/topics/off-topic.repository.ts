import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { message } from '../../../db/schema/chats.ts';

/** What a company says about which questions are about its product. */
export function createOffTopicRepository(db: Db) {
  return {
    /** @returns how many of the questions there are, in this company */
    async mark(companyId: string, questionIds: readonly string[], isOffTopic: boolean): Promise<number> {
      const marked = await db
        .update(message)
        .set({ isOffTopic })
        .where(
          and(
            eq(message.companyId, companyId),
            inArray(message.questionId, [...questionIds]),
            sql`${message.sender} = 'bot'`,
            sql`${message.remedyOf} is null`,
          ),
        )
        .returning({ id: message.id });
      return marked.length;
    },
  };
}
