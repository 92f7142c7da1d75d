import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { isLive } from '../../../db/schema/columns.ts';
import { product } from '../../../db/schema/products.ts';

/** Whether the chats of one company's products may be saved. */
export function createOfflineRepository(db: Db) {
  const ofProduct = (companyId: string, productId: string): SQL | undefined =>
    and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product));

  return {
    /** Undefined for a product that the company does not have. */
    async findAllowed(companyId: string, productId: string): Promise<boolean | undefined> {
      const [row] = await db
        .select({ allowsOffline: product.allowsOffline })
        .from(product)
        .where(ofProduct(companyId, productId));
      return row?.allowsOffline;
    },

    /** @returns false for a product that the company does not have */
    async setAllowed(companyId: string, productId: string, allowsOffline: boolean): Promise<boolean> {
      const rows = await db
        .update(product)
        .set({ allowsOffline })
        .where(ofProduct(companyId, productId))
        .returning({ id: product.id });
      return rows.length > 0;
    },
  };
}
