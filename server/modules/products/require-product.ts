import { and, eq } from 'drizzle-orm';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { product } from '../../db/schema/products.ts';

/**
 * What other nouns ask before they do something with a product of the company.
 * @throws AppError not_found, alike for a product of another company
 */
export async function requireProduct(
  db: Db,
  companyId: string,
  productId: string,
): Promise<{ name: string }> {
  const [row] = await db
    .select({ name: product.name })
    .from(product)
    .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)));
  if (!row) throw notFound('This product');
  return row;
}
