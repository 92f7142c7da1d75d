/** Answers that newer versions of manuals change, who asked to be told of that, and notices that vendors write to them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { chatbot, message } from './chats.ts';
import { moment, tenantKey } from './columns.ts';
import { manualVersion } from './manuals.ts';
import { partOfProduct } from './products.ts';

/** A version that took the place of another, and what came of comparing the answers given until then with it. */
export const versionComparison = pgTable(
  'version_comparison',
  {
    companyId: uuid('company_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** Answers that stood on the manual. */
    answers: integer('answers').notNull(),
    comparedAt: moment('compared_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.versionId] }),
    foreignKey({
      name: 'version_comparison_version',
      columns: [t.companyId, t.versionId],
      foreignColumns: [manualVersion.companyId, manualVersion.id],
    }).onDelete('cascade'),
  ],
);

/** What an answer said, and what the version says instead; `now` is null where it says nothing of it any more. */
export type ChangedWords = {
  before: string;
  now: string | null;
  /** What the manual said around it, by its heading, and on which page of which version that was and is; null where there are no pages. */
  heading: string;
  pageBefore: string | null;
  pageNow: string | null;
  /** Whether it is a warning. */
  isWarning: boolean;
};

/** An answer that stood on words which a version of a manual no longer has. */
export const changedAnswer = pgTable(
  'changed_answer',
  {
    companyId: uuid('company_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** The message of the answer. */
    answerId: uuid('answer_id').notNull(),
    manualId: uuid('manual_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** False where it may only be read or worded differently: nobody is told by mail then. */
    isCertain: boolean('is_certain').notNull(),
    changes: jsonb('changes').$type<ChangedWords[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.versionId, t.answerId] }),
    foreignKey({
      name: 'changed_answer_version',
      columns: [t.companyId, t.versionId],
      foreignColumns: [manualVersion.companyId, manualVersion.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'changed_answer_message',
      columns: [t.companyId, t.answerId],
      foreignColumns: [message.companyId, message.id],
    }).onDelete('cascade'),
    index('changed_answer_of_message').on(t.companyId, t.answerId),
    index('changed_answer_of_product').on(t.companyId, t.productId, t.versionId),
  ],
);

/**
 * An address that is to be told when the manual changes what its conversation was answered. Until it has confirmed that, nothing is sent but
 * the question.
 */
export const answerWatch = pgTable(
  'answer_watch',
  {
    ...tenantKey,
    chatbotId: uuid('chatbot_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Of a printed code's visitor: the key of that visit, whose conversation is its own. */
    visit: text('visit'),
    email: text('email').notNull(),
    /** ISO 639-1, of the words around the manual's. */
    language: text('language').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Versions whose changes were mailed. */
    told: uuid('told').array().notNull().default([]),
    /** The last mail that did. */
    mailId: uuid('mail_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'answer_watch_chatbot',
      columns: [t.companyId, t.chatbotId],
      foreignColumns: [chatbot.companyId, chatbot.id],
    }).onDelete('cascade'),
    index('answer_watch_of_chatbot').on(t.companyId, t.chatbotId, t.email),
    index('answer_watch_of_product').on(t.companyId, t.productId, t.email),
    index('answer_watch_address').on(t.companyId, t.email),
    index('answer_watch_created').on(t.createdAt),
  ],
);

/** What a vendor wrote to everybody who asked to be told of changes of a product. */
export const productNotice = pgTable(
  'product_notice',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Addresses when it was sent. */
    people: integer('people').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('product_notice_of_product').on(t.companyId, t.productId, t.id),
  ],
);

/** One address of a notice, by what it had confirmed; no address stays here once that is ended. */
export const noticeRecipient = pgTable(
  'notice_recipient',
  {
    companyId: uuid('company_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    watchId: uuid('watch_id').notNull(),
    /** Null until its mail is written: more than a day's mails wait for the next one. */
    mailId: uuid('mail_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.noticeId, t.watchId] }),
    foreignKey({
      name: 'notice_recipient_notice',
      columns: [t.companyId, t.noticeId],
      foreignColumns: [productNotice.companyId, productNotice.id],
    }).onDelete('cascade'),
    index('notice_recipient_waiting').on(t.companyId, t.noticeId, t.watchId).where(sql`${t.mailId} is null`),
  ],
);
