/** Products, and the media that vendors add to them besides manuals. */
import { and, eq, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { deletionMark, isLive, moment, tenantKey } from './columns.ts';
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
    /** What it is of the variants that its manuals tell of; customers are not asked back for these. */
    variants: text('variants').array().notNull().default([]),
    /** Whether customers may save its chat on their devices. */
    allowsOffline: boolean('allows_offline').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('product_newest').on(t.companyId, t.createdAt),
    index('product_name').on(t.companyId, t.name, t.id),
  ],
);

/** Foreign key to the product, with which the rows are deleted. */
export const partOfProduct = (t: Record<'companyId' | 'productId', AnyPgColumn>) =>
  foreignKey({
    columns: [t.companyId, t.productId],
    foreignColumns: [product.companyId, product.id],
  }).onDelete('cascade');

/** Joins a row to its product unless the product is deleted. */
export const ofLiveProduct = (t: Record<'companyId' | 'productId', AnyPgColumn>): SQL | undefined =>
  and(eq(product.companyId, t.companyId), eq(product.id, t.productId), isLive(product));

export const videoLink = pgTable(
  'video_link',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    link: text('link').notNull(),
    description: text('description').notNull(),
    /** WebVTT; empty where there are none. */
    captions: text('captions').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('video_link_product').on(t.companyId, t.productId),
  ],
);

export const errorImage = pgTable(
  'error_image',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    solution: text('solution').notNull(),
    /** Key in the file store. The picture is re-encoded; the uploaded bytes are never stored. */
    fileKey: text('file_key').notNull(),
    /** Size of that file; 0 for pictures of before sizes were kept. */
    bytes: integer('bytes').notNull().default(0),
    /** Text recognised in the picture; empty if there is no OCR. */
    readText: text('read_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('error_image_product').on(t.companyId, t.productId),
  ],
);
