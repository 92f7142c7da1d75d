import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { product } from '../../db/schema/products.ts';

/** A link by what its address holds. */
export type LinkKey = { productId: string; uniqueId: string };

/** The variants that products and links of one company are fixed to. */
export function createVariantsRepository(db: Db) {
  const ofProduct = (companyId: string, productId: string): SQL | undefined =>
    and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product));
  const ofLink = (companyId: string, { productId, uniqueId }: LinkKey): SQL | undefined =>
    and(
      eq(chatbot.companyId, companyId),
      eq(chatbot.uniqueId, uniqueId),
      eq(chatbot.productId, productId),
      isLive(chatbot),
    );

  return {
    /** Undefined for a product that the company does not have. */
    async findOfProduct(companyId: string, productId: string): Promise<string[] | undefined> {
      const rows = await db
        .select({ variants: product.variants })
        .from(product)
        .where(ofProduct(companyId, productId));
      return rows[0]?.variants;
    },

    /** Undefined for a link that the company does not have. */
    async findOfLink(companyId: string, key: LinkKey): Promise<string[] | undefined> {
      const rows = await db
        .select({ variants: chatbot.variants })
        .from(chatbot)
        .where(ofLink(companyId, key));
      return rows[0]?.variants;
    },

    async setOfProduct(companyId: string, productId: string, variants: string[]): Promise<void> {
      await db.update(product).set({ variants }).where(ofProduct(companyId, productId));
    },

    async setOfLink(companyId: string, key: LinkKey, variants: string[]): Promise<void> {
      await db.update(chatbot).set({ variants }).where(ofLink(companyId, key));
    },
  };
}
