import { aliasedTable, and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import type { Db } from '../../../db/connect.ts';
import { chatbot, message } from '../../../db/schema/chats.ts';
import { isOfVisit } from '../message-lists.ts';

/** A question that was asked before, and when. `answerId`: the message that answers it. */
export type EarlierQuestion = { answerId: string; question: string; createdAt: Date };

export type RepeatedQuestionRepository = ReturnType<typeof createRepeatedQuestionRepository>;

/** What tells whether a link was asked the same before. */
export function createRepeatedQuestionRepository(db: Db) {
  return {
    /**
     * The last questions of a link, or of a visit by a printed code, oldest first. Without their answers, which are a hundred times as long: every question of the link
     * looks at these.
     */
    async listAnswered(
      companyId: string,
      chatbotId: string,
      visit: string | null,
      limit: number,
    ): Promise<EarlierQuestion[]> {
      const asked = aliasedTable(message, 'asked');
      const rows = await db
        .select({ answerId: message.id, question: asked.content, createdAt: message.createdAt })
        .from(message)
        .innerJoin(asked, and(eq(asked.companyId, message.companyId), eq(asked.id, message.questionId)))
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.chatbotId, chatbotId),
            eq(message.sender, 'bot'),
            isNull(message.remedyOf),
            isOfVisit(visit),
          ),
        )
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse();
    },

    /** Answers, newest first; without those of which nothing is kept. */
    async listAnswers(companyId: string, answerIds: readonly string[]): Promise<StoredAnswer[]> {
      if (answerIds.length === 0) return [];
      const rows = await db
        .select({ answer: message.answer })
        .from(message)
        .where(and(eq(message.companyId, companyId), inArray(message.id, [...answerIds])))
        .orderBy(desc(message.id));
      return rows.flatMap(({ answer }) => answer ?? []);
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
