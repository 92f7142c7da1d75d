import { aliasedTable, and, asc, countDistinct, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { starter } from '../../db/schema/questions.ts';
import type { ChosenStarter } from './suggestions.ts';

/** Newest questions of a product that are looked at: the page waits for this. */
const LOOKED_AT = 2000;
/** What one customer types may be personal; what two type alike is about the product. */
const MIN_CUSTOMERS = 2;

/** What customers of a product ask. */
export function createSuggestionRepository(db: Db) {
  return {
    /** The questions that the company has chosen, in their order; none where it leaves that to the product. */
    listChosen: (companyId: string, productId: string): Promise<ChosenStarter[]> =>
      db
        .select({ question: starter.question, isPinned: starter.isPinned })
        .from(starter)
        .where(and(eq(starter.companyId, companyId), eq(starter.productId, productId)))
        .orderBy(asc(starter.place)),

    /**
     * Questions that were answered and that at least two customers asked in the same words, most asked first, each in
     * its newest wording. Left out are those whose answer is said not to work.
     */
    async listAskedByMany(companyId: string, productId: string, limit: number): Promise<string[]> {
      const answer = aliasedTable(message, 'answer');
      const recent = db
        .select({ id: message.id, content: message.content, chatbotId: message.chatbotId })
        .from(message)
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.productId, productId),
            eq(message.sender, 'user'),
            eq(message.isTrial, false),
          ),
        )
        .orderBy(desc(message.id))
        .limit(LOOKED_AT)
        .as('recent');
      // "How do I descale it?" and "how do i descale it" are one question.
      const words = sql`lower(trim(trailing '?!. ' from ${recent.content}))`;
      const customers = countDistinct(sql`lower(${chatbot.customerEmail})`);
      const rows = await db
        .select({ question: sql<string>`(array_agg(${recent.content} order by ${recent.id} desc))[1]` })
        .from(recent)
        .innerJoin(
          answer,
          and(
            eq(answer.companyId, companyId),
            eq(answer.questionId, recent.id),
            eq(answer.answered, true),
            isNull(answer.remedyOf),
            or(isNull(answer.feedback), ne(answer.feedback, 'does-not-work')),
          ),
        )
        .innerJoin(
          chatbot,
          and(eq(chatbot.companyId, companyId), eq(chatbot.id, recent.chatbotId), isLive(chatbot)),
        )
        .groupBy(words)
        .having(gte(customers, MIN_CUSTOMERS))
        .orderBy(desc(customers), desc(sql`max(${recent.id}::text)`))
        .limit(limit);
      return rows.map(({ question }) => question);
    },
  };
}
