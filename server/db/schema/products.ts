/** Products and what a vendor adds to them beside manuals. */
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { company } from './companies.ts';

export const product = pgTable(
  'product',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull().default('General'),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('product_newest').on(t.companyId, t.createdAt)],
);

export const videoLink = pgTable(
  'video_link',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    link: text('link').notNull(),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.productId],
      foreignColumns: [product.companyId, product.id],
    }).onDelete('cascade'),
    index('video_link_product').on(t.companyId, t.productId),
  ],
);

export const errorImage = pgTable(
  'error_image',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    solution: text('solution').notNull(),
    /** Key in the file store; the picture is re-encoded, never the bytes that came in. */
    fileKey: text('file_key').notNull(),
    /** 64-bit perceptual hash as a string of 0 and 1. */
    pictureHash: text('picture_hash').notNull(),
    /** Words read in the picture; empty where there is no OCR. */
    readText: text('read_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.productId],
      foreignColumns: [product.companyId, product.id],
    }).onDelete('cascade'),
    index('error_image_product').on(t.companyId, t.productId),
  ],
);
