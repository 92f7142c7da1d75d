import { and, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isOnLiveChatbot } from '../../db/deleted-chatbots.ts';
import { containing, type ListInput, offsetOf } from '../../db/list-page.ts';
import { chatbot, chatbotLink, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isStoredVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { errorImage, product } from '../../db/schema/products.ts';

export type ProductRow = typeof product.$inferSelect;
export type ProductRepository = ReturnType<typeof createProductRepository>;

const own = (companyId: string, id: string) => and(eq(product.companyId, companyId), eq(product.id, id));
const live = (companyId: string, id: string) => and(own(companyId, id), isLive(product));
const matching = (companyId: string, search: string) =>
  and(
    eq(product.companyId, companyId),
    isLive(product),
    search === '' ? undefined : ilike(product.name, containing(search)),
  );

/** Products of one company, and what hangs on a product when it is counted or deleted. */
export function createProductRepository(db: Db) {
  return { ...queryProducts(db), ...queryBelongings(db), ...removeProducts(db) };
}

/** Products themselves. */
function queryProducts(db: Db) {
  return {
    async listProducts(companyId: string, input: ListInput): Promise<ProductRow[]> {
      return db
        .select()
        .from(product)
        .where(matching(companyId, input.search))
        .orderBy(desc(product.createdAt), desc(product.id))
        .limit(input.limit)
        .offset(offsetOf(input));
    },

    async countProducts(companyId: string, search: string): Promise<number> {
      const [row] = await db.select({ total: count() }).from(product).where(matching(companyId, search));
      return row?.total ?? 0;
    },

    async findProduct(companyId: string, id: string): Promise<ProductRow | undefined> {
      const [row] = await db.select().from(product).where(live(companyId, id));
      return row;
    },

    /** As `findProduct`, and nobody else changes or deletes it until the transaction ends. */
    async lockProduct(companyId: string, id: string): Promise<ProductRow | undefined> {
      const [row] = await db.select().from(product).where(live(companyId, id)).for('update');
      return row;
    },

    async insertProduct(values: typeof product.$inferInsert): Promise<ProductRow> {
      const [row] = await db.insert(product).values(values).returning();
      if (!row) throw new Error('The product was not stored.');
      return row;
    },

    async updateProduct(
      companyId: string,
      id: string,
      values: Partial<Pick<ProductRow, 'name' | 'category' | 'description'>>,
    ): Promise<void> {
      if (Object.keys(values).length > 0) await db.update(product).set(values).where(live(companyId, id));
    },
  };
}

/** What belongs to a product. */
function queryBelongings(db: Db) {
  return {
    /** Chatbots per product. */
    async countChatbots(companyId: string, productIds: string[]): Promise<Map<string, number>> {
      if (productIds.length === 0) return new Map();
      const rows = await db
        .select({ productId: chatbot.productId, total: count() })
        .from(chatbot)
        .where(and(eq(chatbot.companyId, companyId), inArray(chatbot.productId, productIds), isLive(chatbot)))
        .groupBy(chatbot.productId);
      return new Map(rows.map((row) => [row.productId, row.total]));
    },

    /** Questions that customers asked about a product. */
    async countQuestions(companyId: string, productId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(message)
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.productId, productId),
            eq(message.sender, 'user'),
            eq(message.isTrial, false),
            isOnLiveChatbot(companyId, message.chatbotId),
          ),
        );
      return row?.total ?? 0;
    },
  };
}

/** What goes with a product when it is removed. */
function removeProducts(db: Db) {
  return {
    /** Keys of every file that belongs to a product: all versions of its manuals, and error images. */
    async listFileKeys(companyId: string, productId: string): Promise<string[]> {
      const versions = db
        .select({ key: manualVersion.fileKey })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .where(and(eq(manual.companyId, companyId), eq(manual.productId, productId), isStoredVersion));
      const images = db
        .select({ key: errorImage.fileKey })
        .from(errorImage)
        .where(and(eq(errorImage.companyId, companyId), eq(errorImage.productId, productId)));
      const rows = await versions.unionAll(images);
      return rows.map((row) => row.key);
    },

    /** Takes the product's links out of the directory, so that they stop leading anywhere. */
    async deleteChatbotLinks(companyId: string, productId: string): Promise<void> {
      const links = db
        .select({ uniqueId: chatbot.uniqueId })
        .from(chatbot)
        .where(and(eq(chatbot.companyId, companyId), eq(chatbot.productId, productId)));
      await db
        .delete(chatbotLink)
        .where(and(eq(chatbotLink.companyId, companyId), inArray(chatbotLink.uniqueId, sql`(${links})`)));
    },

    /** Manuals, chatbots, conversations, video links and error images go with it by cascade. */
    async deleteProduct(companyId: string, id: string): Promise<void> {
      await db.delete(product).where(own(companyId, id));
    },
  };
}
