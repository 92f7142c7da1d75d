import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { chatbot } from './schema/chats.ts';
import { isLive } from './schema/columns.ts';
import { instructionPage } from './schema/instructions.ts';
import { isStoredVersion, manual, manualVersion } from './schema/manuals.ts';
import { errorImage, ofLiveProduct, product } from './schema/products.ts';

/** Counts what a company has, for its dashboard, its limits and the administrator. Deleted things do not count. */
export function createHoldingsRepository(db: Db) {
  return {
    async countProducts(companyId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(product)
        .where(and(eq(product.companyId, companyId), isLive(product)));
      return row?.n ?? 0;
    },

    /** @param since counts only those added from this moment */
    async countManuals(companyId: string, since?: Date): Promise<number> {
      const isCounted = since && gte(manual.createdAt, since);
      const [row] = await db
        .select({ n: count() })
        .from(manual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(and(eq(manual.companyId, companyId), isLive(manual), isCounted));
      return row?.n ?? 0;
    },

    /**
     * Bytes of all files of manuals, pictures and declarations. Replaced versions count until they are removed, and so does what is
     * deleted until its file is gone: each takes its place on the disk.
     */
    async sumBytes(companyId: string): Promise<number> {
      const sums = await Promise.all(
        [manualVersion, errorImage].map((table) =>
          db
            .select({ bytes: sum(table.bytes).mapWith(Number) })
            .from(table)
            .where(
              and(eq(table.companyId, companyId), table === manualVersion ? isStoredVersion : undefined),
            ),
        ),
      );
      const declarations = await db
        .select({ bytes: sum(instructionPage.declarationBytes).mapWith(Number) })
        .from(instructionPage)
        .where(eq(instructionPage.companyId, companyId));
      return [...sums, declarations].reduce((total, [row]) => total + (row?.bytes ?? 0), 0);
    },

    /** @param before counts only those made before this moment */
    async countChatbots(companyId: string, before?: Date): Promise<number> {
      const isCounted = before && lt(chatbot.createdAt, before);
      const [row] = await db
        .select({ n: count() })
        .from(chatbot)
        .innerJoin(product, ofLiveProduct(chatbot))
        .where(and(eq(chatbot.companyId, companyId), isLive(chatbot), isCounted));
      return row?.n ?? 0;
    },
  };
}
