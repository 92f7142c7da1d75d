import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, chatbotLink } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { type ChatbotRow, selectChatbots } from './chatbot-list.repository.ts';

type NewChatbotRow = typeof chatbot.$inferInsert;
export type ChatbotKey = { productId: string; uniqueId: string };

const byKey = (companyId: string, { productId, uniqueId }: ChatbotKey): SQL | undefined =>
  and(
    eq(chatbot.companyId, companyId),
    eq(chatbot.uniqueId, uniqueId),
    eq(chatbot.productId, productId),
    isLive(chatbot),
  );

/** Chatbots of one company, and the directory that finds the company of a link. */
export function createChatbotsRepository(db: Db) {
  return {
    /** Chatbots, and their links in the directory that finds the company of a link. */
    async insertAll(companyId: string, rows: Omit<NewChatbotRow, 'companyId'>[]): Promise<void> {
      if (rows.length === 0) return;
      await db.insert(chatbotLink).values(rows.map(({ uniqueId }) => ({ companyId, uniqueId })));
      await db.insert(chatbot).values(rows.map((row) => ({ ...row, companyId })));
    },

    async find(companyId: string, key: ChatbotKey): Promise<ChatbotRow | undefined> {
      const [row] = await selectChatbots(db).where(byKey(companyId, key));
      return row;
    },

    /** Finds those of `emails` that have a chatbot of the product; maps each to its unique id. */
    async findByCustomers(
      companyId: string,
      productId: string,
      emails: string[],
    ): Promise<Map<string, string>> {
      if (emails.length === 0) return new Map();
      const rows = await db
        .select({ email: chatbot.customerEmail, uniqueId: chatbot.uniqueId })
        .from(chatbot)
        .where(
          and(
            eq(chatbot.companyId, companyId),
            eq(chatbot.productId, productId),
            inArray(chatbot.customerEmail, emails),
            isLive(chatbot),
          ),
        );
      return new Map(rows.map(({ email, uniqueId }) => [email, uniqueId]));
    },

    async setMail(companyId: string, key: ChatbotKey, mailId: string): Promise<void> {
      await db.update(chatbot).set({ mailId }).where(byKey(companyId, key));
    },

    async setQueryLimit(companyId: string, key: ChatbotKey, queryLimit: number): Promise<void> {
      await db.update(chatbot).set({ queryLimit }).where(byKey(companyId, key));
    },

    /** Removes a chatbot, deleted or not, with its link and its conversation. */
    async remove(companyId: string, id: string): Promise<void> {
      const [removed] = await db
        .delete(chatbot)
        .where(and(eq(chatbot.companyId, companyId), eq(chatbot.id, id)))
        .returning({ uniqueId: chatbot.uniqueId });
      if (!removed) return;
      await db
        .delete(chatbotLink)
        .where(and(eq(chatbotLink.companyId, companyId), eq(chatbotLink.uniqueId, removed.uniqueId)));
    },
  };
}
