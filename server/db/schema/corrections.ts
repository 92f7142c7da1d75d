/** Answers that vendors wrote to questions of their customers. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tenantKey } from './columns.ts';
import { partOfProduct } from './products.ts';

export const correction = pgTable(
  'correction',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** The customer's question (a message) for which it was written. */
    questionId: uuid('question_id'),
    /**
     * The manual named as source, in the version whose page the vendor saw. It has no foreign key, because a deleted
     * manual removes the source but not the answer.
     */
    manualId: uuid('manual_id'),
    versionId: uuid('version_id'),
    /** Page of the source, from 1; null without a source, and for Word files. */
    page: integer('page'),
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the last change to question, answer or source; using the correction does not count. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    useCount: integer('use_count').notNull().default(0),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('correction_product').on(t.companyId, t.productId, t.id),
    index('correction_question').on(t.companyId, t.questionId),
  ],
);
