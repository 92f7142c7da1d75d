import { and, count, desc, eq, getTableColumns, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { chatbot, chatbotLink } from '../../db/schema/chats.ts';
import { mail } from '../../db/schema/platform.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

/** A chatbot with what its list shows beside it. */
export type ChatbotRow = typeof chatbot.$inferSelect & {
  productName: string;
  productCreatedAt: Date;
  mailState: (typeof mail.$inferSelect)['state'] | null;
};

export type ChatbotKey = { productId: string; uniqueId: string };

/** Chatbots of one company, and the directory that finds the company of a link. */
export function createChatbotsRepository(db: Db) {
  const select = () =>
    db
      .select({
        ...getTableColumns(chatbot),
        productName: product.name,
        productCreatedAt: product.createdAt,
        mailState: mail.state,
      })
      .from(chatbot)
      .innerJoin(product, ofLiveProduct(chatbot))
      .leftJoin(mail, eq(mail.id, chatbot.mailId));

  const byKey = (companyId: string, { productId, uniqueId }: ChatbotKey): SQL | undefined =>
    and(eq(chatbot.companyId, companyId), eq(chatbot.uniqueId, uniqueId), eq(chatbot.productId, productId));

  return {
    async insert(row: typeof chatbot.$inferInsert): Promise<void> {
      await db.insert(chatbot).values(row);
    },

    async insertLink(companyId: string, uniqueId: string): Promise<void> {
      await db.insert(chatbotLink).values({ companyId, uniqueId });
    },

    async find(companyId: string, key: ChatbotKey): Promise<ChatbotRow | undefined> {
      const [row] = await select().where(byKey(companyId, key));
      return row;
    },

    async list(
      companyId: string,
      input: ListInput & { productId?: string | undefined },
    ): Promise<ListPage<ChatbotRow>> {
      const pattern = containing(input.search);
      const matches = and(
        eq(chatbot.companyId, companyId),
        input.productId === undefined ? undefined : eq(chatbot.productId, input.productId),
        or(ilike(chatbot.customerEmail, pattern), ilike(product.name, pattern)),
      );
      const rows = await select()
        .where(matches)
        .orderBy(desc(chatbot.createdAt), desc(chatbot.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db
        .select({ n: count() })
        .from(chatbot)
        .innerJoin(product, ofLiveProduct(chatbot))
        .where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    async setMail(companyId: string, key: ChatbotKey, mailId: string): Promise<void> {
      await db.update(chatbot).set({ mailId }).where(byKey(companyId, key));
    },

    async setQueryLimit(companyId: string, key: ChatbotKey, queryLimit: number): Promise<void> {
      await db.update(chatbot).set({ queryLimit }).where(byKey(companyId, key));
    },

    /** True if there was one. Its conversation goes with it. */
    async delete(companyId: string, key: ChatbotKey): Promise<boolean> {
      const rows = await db.delete(chatbot).where(byKey(companyId, key)).returning({ id: chatbot.id });
      return rows.length === 1;
    },

    async deleteLink(companyId: string, uniqueId: string): Promise<void> {
      await db
        .delete(chatbotLink)
        .where(and(eq(chatbotLink.companyId, companyId), eq(chatbotLink.uniqueId, uniqueId)));
    },
  };
}
