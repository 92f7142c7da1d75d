import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { message, type StoredAnswer } from '../../db/schema/chats.ts';

/** What a message says of the variants that a customer has. */
export type SaidOfVariants = Pick<typeof message.$inferSelect, 'id' | 'sender' | 'questionId' | 'createdAt'> &
  Pick<StoredAnswer, 'chosen' | 'variants' | 'asks'> & {
    /** Of a question; empty for an answer, whose words choose nothing. */
    question: string;
  };

export type ChoiceRepository = ReturnType<typeof createChoiceRepository>;

/** What was chosen in conversations. */
export function createChoiceRepository(db: Db) {
  return {
    /** The last `limit` messages of a link, oldest first. Without the rest of the answers: every question of the link looks at these. */
    async listSaid(companyId: string, chatbotId: string, limit: number): Promise<SaidOfVariants[]> {
      const { id, sender, questionId, createdAt, content, answer } = message;
      const rows = await db
        .select({
          ...{ id, sender, questionId, createdAt },
          question: sql<string>`case when ${sender} = 'user' then ${content} else '' end`,
          chosen: sql<StoredAnswer['chosen'] | null>`${answer} -> 'chosen'`,
          variants: sql<StoredAnswer['variants'] | null>`${answer} -> 'variants'`,
          asks: sql<string | null>`${answer} ->> 'asks'`,
        })
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.chatbotId, chatbotId)))
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse().map(({ chosen, variants, asks, ...row }) => ({
        ...row,
        ...(chosen && { chosen }),
        ...(variants && { variants }),
        ...(asks !== null && { asks }),
      }));
    },
  };
}
