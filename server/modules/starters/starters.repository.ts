import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { product } from '../../db/schema/products.ts';
import { starter } from '../../db/schema/questions.ts';
import type { ChosenStarter } from '../chat/suggestions.ts';

/** The questions to begin with that companies have chosen. */
export function createStarterRepository(db: Db) {
  return {
    /** Nobody else chooses for the product until the transaction ends. @returns whether it is there */
    async lockProduct(companyId: string, productId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: product.id })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)))
        .for('update');
      return row !== undefined;
    },

    /** Puts `questions` in place of those before; none leaves the choice to the product. Call it in a transaction. */
    async replace(companyId: string, productId: string, questions: readonly ChosenStarter[]): Promise<void> {
      await db.delete(starter).where(and(eq(starter.companyId, companyId), eq(starter.productId, productId)));
      const rows = questions.map(({ question, isPinned }, place) => ({
        ...{ companyId, productId, place, question, isPinned },
      }));
      if (rows.length > 0) await db.insert(starter).values(rows);
    },
  };
}
