/** Places of products that printed codes are on. */
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deletionMark, moment, tenantKey } from './columns.ts';
import { partOfProduct } from './products.ts';

export const place = pgTable(
  'place',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    /** What printed codes name it by. It is never given twice in a product and never changes. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The chapter, by its headings as they were when it was chosen: sections are made anew with each version of a manual. */
    manualId: uuid('manual_id').notNull(),
    heading: text('heading').notNull(),
    path: text('path').array().notNull(),
    /** The variant of the product that has it; empty: all. */
    variant: text('variant').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    uniqueIndex('place_code').on(t.companyId, t.productId, t.code),
  ],
);
