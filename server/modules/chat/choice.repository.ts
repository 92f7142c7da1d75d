import { and, desc, sql } from 'drizzle-orm';
import type { Said } from '../../../replies/chosen-variants.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import type { Db } from '../../db/connect.ts';
import { message } from '../../db/schema/chats.ts';
import { isOfConversation, isSaidOn } from './message-lists.ts';

/** What a message says of the variants that a customer has; of an answer without its words, which choose nothing. */
export type SaidOfVariants = Said & { createdAt: Date };

export type ChoiceRepository = ReturnType<typeof createChoiceRepository>;

/** What was chosen in conversations. */
export function createChoiceRepository(db: Db) {
  return {
    /** The last `limit` messages of a link's conversation, or a visit's, oldest first. Without the rest of the answers: every question of the link looks at these. */
    async listSaid(
      companyId: string,
      chatbotId: string,
      visit: string | null,
      limit: number,
    ): Promise<SaidOfVariants[]> {
      const { id, sender, questionId, createdAt, content, answer } = message;
      const rows = await db
        .select({
          ...{ id, sender, questionId, createdAt },
          content: sql<string>`case when ${sender} = 'user' then ${content} else '' end`,
          chosen: sql<StoredAnswer['chosen'] | null>`${answer} -> 'chosen'`,
          variants: sql<StoredAnswer['variants'] | null>`${answer} -> 'variants'`,
          asks: sql<string | null>`${answer} ->> 'asks'`,
        })
        .from(message)
        .where(and(isSaidOn(companyId, chatbotId), isOfConversation(visit)))
        .orderBy(desc(message.id))
        .limit(limit);
      return rows.reverse().map(({ chosen, variants, asks, ...row }) => ({
        ...row,
        answer: {
          ...(chosen && { chosen }),
          ...(variants && { variants }),
          ...(asks !== null && { asks }),
        },
      }));
    },
  };
}
