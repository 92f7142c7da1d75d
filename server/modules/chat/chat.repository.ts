import { aliasedTable, and, asc, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { countEarlier } from '../../../replies/conversation-start.ts';
import { type CitedPlace, turnOf } from '../../../replies/turn.ts';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { chatbot, chatbotLink, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { correction } from '../../db/schema/corrections.ts';
import { ofLiveProduct, product, videoLink } from '../../db/schema/products.ts';
import { queryDailyQuestions } from './counting/daily-questions.repository.ts';
import { isOfConversation, isSaidOn, listLast } from './message-lists.ts';

export type MessageRow = typeof message.$inferSelect;
export type NewMessage = typeof message.$inferInsert;
export type VideoRow = Pick<typeof videoLink.$inferSelect, 'link' | 'description' | 'captions'>;

/** A chatbot link with what a question needs to know of its product and company. */
export type LinkRow = {
  chatbot: typeof chatbot.$inferSelect;
  productName: string;
  /** What the product is of the variants that its manuals tell of. */
  productVariants: string[];
  /** Whether customers may save the chat on their devices. */
  allowsOffline: boolean;
  /** Whether the company answers some questions about the product itself. */
  hasCorrections: boolean;
  /** Whether the link is of somebody of the company, who tries its own product. */
  isTrial: boolean;
  company: Pick<
    typeof company.$inferSelect,
    'id' | 'name' | 'email' | 'contact' | 'logoKey' | 'accent' | 'embedOrigins' | 'suspendedAt'
  >;
};

export type ChatRepository = ReturnType<typeof createChatRepository>;

/** Links, conversations and counters of one company. */
export function createChatRepository(db: Db) {
  return {
    ...queryLinks(db),
    ...queryChats(db),
    ...queryMemory(db),
    ...queryRecords(db),
    ...queryFeedback(db),
    ...queryDailyQuestions(db),
  };
}

/** Links. */
function queryLinks(db: Db) {
  return {
    /** The company a link belongs to; the one look-up that begins without a tenant. */
    async findCompanyOfLink(uniqueId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ companyId: chatbotLink.companyId })
        .from(chatbotLink)
        .where(eq(chatbotLink.uniqueId, uniqueId));
      return row?.companyId;
    },

    /** Undefined also for a link of a closed company. */
    async findLink(companyId: string, uniqueId: string): Promise<LinkRow | undefined> {
      const { id, name, email, contact, logoKey, accent, embedOrigins, suspendedAt } = company;
      const [row] = await db
        .select({
          chatbot,
          productName: product.name,
          productVariants: product.variants,
          allowsOffline: product.allowsOffline,
          hasCorrections: existsCorrection(db),
          isTrial: isOfColleague(db),
          company: { id, name, email, contact, logoKey, accent, embedOrigins, suspendedAt },
        })
        .from(chatbot)
        .innerJoin(product, ofLiveProduct(chatbot))
        .innerJoin(company, eq(company.id, chatbot.companyId))
        .where(
          and(
            eq(chatbot.companyId, companyId),
            eq(chatbot.uniqueId, uniqueId),
            isLive(chatbot),
            isOpenCompany,
          ),
        );
      return row;
    },
  };
}

/** What was said in the chats of links. */
function queryChats(db: Db) {
  return {
    /** The conversation of the link or of a visit, oldest first, at most the last `limit` messages; nothing of what was said in contact forms. */
    listMessages: (
      companyId: string,
      chatbotId: string,
      { limit, visit }: { limit: number; visit: string | null },
    ): Promise<MessageRow[]> =>
      listLast(db, and(isSaidOn(companyId, chatbotId), isOfConversation(visit)), limit),

    /** The same for the company, with what was said in contact forms and by visitors of printed codes. */
    listAllMessages: (companyId: string, chatbotId: string, limit: number): Promise<MessageRow[]> =>
      listLast(db, isSaidOn(companyId, chatbotId), limit),

    /** The question and the answer of a request that was kept under this key; empty when there is none. */
    listRequest: (companyId: string, chatbotId: string, requestKey: string): Promise<MessageRow[]> =>
      db
        .select()
        .from(message)
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.chatbotId, chatbotId),
            eq(message.requestKey, requestKey),
          ),
        ),
  };
}

/** What the next question of a chat needs besides the manuals. */
function queryMemory(db: Db) {
  return {
    async beginAnew(companyId: string, chatbotId: string, at: Date): Promise<void> {
      await db
        .update(chatbot)
        .set({ conversationBegunAt: at })
        .where(and(eq(chatbot.companyId, companyId), eq(chatbot.id, chatbotId)));
    },

    /** The last questions of the present conversation with the place their own answer was cited from, oldest first. */
    async listTurns(
      { companyId, id, conversationBegunAt }: LinkRow['chatbot'],
      { limit, now, visit }: { limit: number; now: Date; visit: string | null },
    ): Promise<Turn[]> {
      const asked = aliasedTable(message, 'asked');
      const rows = await db
        .select({
          question: asked.content,
          createdAt: message.createdAt,
          citation: sql<CitedPlace | null>`${message.answer} #> '{citations,0}'`,
          // A message that only names a variant asks what was asked before it.
          asks: sql<string | null>`${message.answer} ->> 'asks'`,
        })
        .from(message)
        .innerJoin(asked, and(eq(asked.companyId, message.companyId), eq(asked.id, message.questionId)))
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.chatbotId, id),
            eq(message.sender, 'bot'),
            isNull(message.remedyOf),
            isOfConversation(visit),
          ),
        )
        .orderBy(desc(message.id))
        .limit(limit);
      const turns = rows.reverse();
      // Who opens a code begins anew by another visit.
      const begunAt = visit === null ? conversationBegunAt : null;
      return turns
        .slice(countEarlier(turns, begunAt, now))
        .map(({ question, citation, asks }) => turnOf(asks ?? question, citation));
    },

    /** What a product is of the variants that its manuals tell of. */
    async findVariants(companyId: string, productId: string): Promise<string[]> {
      const rows = await db
        .select({ variants: product.variants })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)));
      return rows[0]?.variants ?? [];
    },

    listVideos: (companyId: string, productId: string): Promise<VideoRow[]> =>
      db
        .select({ link: videoLink.link, description: videoLink.description, captions: videoLink.captions })
        .from(videoLink)
        .where(and(eq(videoLink.companyId, companyId), eq(videoLink.productId, productId), isLive(videoLink)))
        .orderBy(asc(videoLink.id)),
  };
}

/** What a question that was answered leaves. */
function queryRecords(db: Db) {
  return {
    /** All of them, or none and false when another try of the same request was kept before. */
    async insertMessages(rows: NewMessage[]): Promise<boolean> {
      const kept = await db.insert(message).values(rows).onConflictDoNothing().returning({ id: message.id });
      return kept.length > 0;
    },
  };
}

/** What customers think of an answer. */
function queryFeedback(db: Db) {
  return {
    /** An answer of this link, held until the transaction ends so that its feedback is counted once. */
    async lockAnswer(
      companyId: string,
      chatbotId: string,
      messageId: string,
    ): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(message)
        .where(isAnswer(companyId, chatbotId, messageId))
        .for('update');
      return row;
    },

    async findMessage(companyId: string, id: string): Promise<MessageRow | undefined> {
      const [row] = await db
        .select()
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.id, id)));
      return row;
    },

    async setFeedback(companyId: string, messageId: string, feedback: MessageRow['feedback']): Promise<void> {
      await db
        .update(message)
        .set({ feedback })
        .where(and(eq(message.companyId, companyId), eq(message.id, messageId)));
    },
  };
}

/** An answer of a link's conversation. */
export const isAnswer = (companyId: string, chatbotId: string, messageId: string) =>
  and(
    eq(message.companyId, companyId),
    eq(message.id, messageId),
    eq(message.chatbotId, chatbotId),
    eq(message.sender, 'bot'),
  );

/** True of a link whose address is that of an account of its company. */
const isOfColleague = (db: Db): SQL<boolean> =>
  sql<boolean>`${exists(
    db
      .select({ id: account.id })
      .from(account)
      .where(
        and(
          eq(account.companyId, chatbot.companyId),
          eq(account.email, sql`lower(${chatbot.customerEmail})`),
        ),
      ),
  )}`;

/** Of the product that a selected chatbot is for. */
function existsCorrection(db: Db) {
  const ofProduct = and(
    eq(correction.companyId, chatbot.companyId),
    eq(correction.productId, chatbot.productId),
  );
  return exists(db.select({ one: sql`1` }).from(correction).where(ofProduct)).mapWith(Boolean);
}
