import { type SQL, sql } from 'drizzle-orm';
import { product } from './schema/products.ts';

/** The ids of a company's products that are deleted, but whose deletion may still be undone: an array. */
export const deletedProducts = (companyId: string): SQL =>
  sql`array(select ${product.id} from ${product}
    where ${product.companyId} = ${companyId} and ${product.deletedAt} is not null)`;
