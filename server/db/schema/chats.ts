/** Chatbot links, their conversations, and counters of these. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { deletionMark, moment, tenantKey } from './columns.ts';
import { company } from './companies.ts';
import { partOfProduct } from './products.ts';

export const chatbot = pgTable(
  'chatbot',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    /** The key in the link: 192 random bits, unrelated to any other id. */
    uniqueId: text('unique_id').notNull(),
    customerEmail: text('customer_email').notNull(),
    queryLimit: integer('query_limit').notNull(),
    queriesUsed: integer('queries_used').notNull().default(0),
    /** What this customer has of the variants that the manuals tell of; they go before those of the product. */
    variants: text('variants').array().notNull().default([]),
    /** The mail that carries the link. */
    mailId: uuid('mail_id'),
    /** When the customer last began a new conversation; what is older is kept but no longer goes on. */
    conversationBegunAt: moment('conversation_begun_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('chatbot_unique_id').on(t.companyId, t.uniqueId),
    index('chatbot_newest').on(t.companyId, t.createdAt, t.id),
    index('chatbot_customer').on(t.companyId, t.customerEmail, t.id),
    index('chatbot_queries').on(t.companyId, t.queriesUsed, t.id, t.queryLimit),
    partOfProduct(t),
    index('chatbot_product').on(t.companyId, t.productId, t.createdAt, t.id),
    index('chatbot_mail').on(t.companyId, t.mailId),
    index('chatbot_deleted').on(t.companyId, t.id).where(sql`${t.deletedAt} is not null`),
  ],
);

/** Global directory of links with their companies, for calls that have nothing but the link. */
export const chatbotLink = pgTable('chatbot_link', {
  uniqueId: text('unique_id').primaryKey(),
  companyId: uuid('company_id').notNull(),
});

export const message = pgTable(
  'message',
  {
    companyId: uuid('company_id').notNull(),
    /** UUIDv7, which gives the order of the conversation. */
    id: uuid('id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    productId: uuid('product_id').notNull(),
    sender: text('sender', { enum: ['user', 'bot'] }).notNull(),
    content: text('content').notNull(),
    /** For an answer: the id of the question it answers. */
    questionId: uuid('question_id'),
    /** For a remedy: the answer to the same question that did not help. Remedies do not count as answers. */
    remedyOf: uuid('remedy_of'),
    answer: jsonb('answer').$type<StoredAnswer>(),
    answered: boolean('answered'),
    confidence: real('confidence'),
    feedback: text('feedback', { enum: ['works', 'does-not-work'] }),
    /** Key that the customer's browser gave the request; a question and its answer share it. */
    requestKey: text('request_key'),
    /** For the first answer to a question: how long it took, at least 1. Null if it was not measured yet. */
    answerMs: integer('answer_ms'),
    /** Said on a link of somebody of the company, who tries its own product: it is in no figure. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** For the first answer to a question: the company says that the question is not about the product. */
    isOffTopic: boolean('is_off_topic').notNull().default(false),
    /**
     * Said in a contact form, and no part of the link's conversation: whoever opens the link reads none of it. Of the answer: what
     * came of it.
     */
    contact: text('contact', { enum: ['open', 'helped', 'sent'] }),
    /** Said by somebody who opened a printed code: the key of that visit, whose conversation is its own. */
    visit: text('visit'),
    /** Of a question: the place of that code, with its name then, and the machine. */
    placeId: uuid('place_id'),
    place: text('place'),
    serial: text('serial'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.chatbotId],
      foreignColumns: [chatbot.companyId, chatbot.id],
    }).onDelete('cascade'),
    index('message_chatbot').on(t.companyId, t.chatbotId, t.id),
    index('message_asked').on(t.companyId, t.productId, t.id, t.chatbotId).where(sql`${t.sender} = 'user'`),
    index('message_question').on(t.companyId, t.questionId),
    index('message_unanswered').on(t.companyId, t.id).where(sql`${t.answered} = false`),
    index('message_answer')
      .on(t.companyId, t.productId, t.id, t.answered, t.feedback, t.chatbotId)
      .where(sql`${t.sender} = 'bot' and ${t.remedyOf} is null`),
    uniqueIndex('message_request')
      .on(t.companyId, t.chatbotId, t.requestKey, t.sender)
      .where(sql`${t.requestKey} is not null`),
    index('message_place').on(t.companyId, t.productId, t.placeId).where(sql`${t.placeId} is not null`),
    uniqueIndex('message_remedy').on(t.companyId, t.remedyOf).where(sql`${t.remedyOf} is not null`),
  ],
);

/** Number of questions per product and day, updated by the transaction that stores an answer. */
export const dailyQuestions = pgTable(
  'daily_questions',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    asked: integer('asked').notNull().default(0),
    answered: integer('answered').notNull().default(0),
    high: integer('high').notNull().default(0),
    medium: integer('medium').notNull().default(0),
    low: integer('low').notNull().default(0),
    works: integer('works').notNull().default(0),
    doesNotWork: integer('does_not_work').notNull().default(0),
    /** Questions that were answered and whose answer a customer said does not work; further tries don't count. */
    failed: integer('failed').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.day] }), partOfProduct(t)],
);

/** What came of messages in contact forms, by link and day, updated by the transaction that stores it. */
export const dailyContacts = pgTable(
  'daily_contacts',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Kept when the link is gone: the figures have no words and no address. */
    chatbotId: uuid('chatbot_id').notNull(),
    /** UTC, of the message. */
    day: date('day', { mode: 'string' }).notNull(),
    asked: integer('asked').notNull().default(0),
    /** Messages that were shown something of the manual before they were sent. */
    answered: integer('answered').notNull().default(0),
    /** Of those: the customer said that it helped. */
    helped: integer('helped').notNull().default(0),
    /** Of those: sent all the same. */
    sent: integer('sent').notNull().default(0),
    /** Mails that the form of ours has sent. */
    mailed: integer('mailed').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.day, t.chatbotId] }), partOfProduct(t)],
);

const answerTimeCount = {
  /** UTC. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Step of the scale in server/modules/chat/counting/answer-time.ts. */
  step: smallint('step').notNull(),
  /** Number of answers that took about as long as the step stands for. */
  answers: integer('answers').notNull(),
};

/** Answer times by product and day, updated by the transaction that stores an answer. */
export const productAnswerTimes = pgTable(
  'product_answer_times',
  { companyId: uuid('company_id').notNull(), productId: uuid('product_id').notNull(), ...answerTimeCount },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.day, t.step] }), partOfProduct(t)],
);

/**
 * Answer times by company and day, over all products. Most figures are read from it, because it has few rows even where
 * there are hundreds of products. It includes products that are deleted but not yet removed.
 */
export const companyAnswerTimes = pgTable(
  'company_answer_times',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    ...answerTimeCount,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.step] })],
);
