import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { message } from '../../../db/schema/chats.ts';
import { isAnswer, type MessageRow } from '../chat.repository.ts';

/** Answers that did not help, and what was offered after them. */
export function createRemedyRepository(db: Db) {
  return {
    /** An answer of the link's conversation. */
    async findAnswer(
      companyId: string,
      chatbotId: string,
      messageId: string,
    ): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(message)
        .where(isAnswer(companyId, chatbotId, messageId));
      return row;
    },

    /** What was offered after an answer that did not help. */
    async findRemedy(companyId: string, messageId: string): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.remedyOf, messageId)));
      return row;
    },

    /** Keeps that nothing more can be offered after an answer. */
    async setNoRemedyLeft(companyId: string, messageId: string): Promise<void> {
      await db
        .update(message)
        .set({ answer: sql`jsonb_set(${message.answer}, '{noRemedyLeft}', 'true')` })
        .where(and(eq(message.companyId, companyId), eq(message.id, messageId)));
    },
  };
}
