/** What companies have decided on questions about their products before customers ask them. */
import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { partOfProduct } from './products.ts';

const ofProduct = { companyId: uuid('company_id').notNull(), productId: uuid('product_id').notNull() };

/** Answers that a company has looked at and found right. */
export const approvedAnswer = pgTable(
  'approved_answer',
  {
    ...ofProduct,
    question: text('question').notNull(),
    /** SHA-256 of the answer, base64url: what is answered otherwise is not approved. */
    digest: text('digest').notNull(),
    approvedBy: uuid('approved_by').notNull(),
    approvedAt: moment('approved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.question] }), partOfProduct(t)],
);

/** The questions that a company has chosen for customers to begin with; those of a product without any are found by themselves. */
export const starter = pgTable(
  'starter',
  {
    ...ofProduct,
    place: smallint('place').notNull(),
    question: text('question').notNull(),
    isPinned: boolean('is_pinned').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.place] }), partOfProduct(t)],
);
