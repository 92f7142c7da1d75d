import { aliasedTable, and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { chatbot, message, type StoredAnswer } from '../../../db/schema/chats.ts';

/** A question that was asked before, and when; null where it was answered by nothing that is kept. */
export type EarlierQuestion = { question: string; createdAt: Date; answer: StoredAnswer | null };

export type RepeatedQuestionRepository = ReturnType<typeof createRepeatedQuestionRepository>;

/** What tells whether a link was asked the same before. */
export function createRepeatedQuestionRepository(db: Db) {
  return {
    /** The last questions of a link with their own answers, oldest first. */
    async listAnswered(companyId: string, chatbotId: string, limit: number): Promise<EarlierQuestion[]> {
      const asked = aliasedTable(message, 'asked');
      const rows = await db
        .select({ question: asked.content, createdAt: message.createdAt, answer: message.answer })
        .from(message)
        .innerJoin(asked, and(eq(asked.companyId, message.companyId), eq(asked.id, message.questionId)))
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.chatbotId, chatbotId),
            eq(message.sender, 'bot'),
            isNull(message.remedyOf),
          ),
        )
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse();
    },

    /** Holds back other charges of a link until the transaction ends. Before its messages are inserted, which share its row. */
    async lockLink(companyId: string, chatbotId: string): Promise<void> {
      await db
        .select({ id: chatbot.id })
        .from(chatbot)
        .where(and(eq(chatbot.companyId, companyId), eq(chatbot.id, chatbotId)))
        .for('no key update');
    },
  };
}
