/** What belongs to the installation, not to a company: mails, demo requests, settings made by the program. */
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** For its reader alone: its words are kept only until they are delivered. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Where who gets it ends getting such mails, by a POST; null for mails that nobody has subscribed to. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** `outbox`: kept to be read, because no mail server is configured. */
    state: text('state', { enum: ['outbox', 'queued', 'sent', 'failed'] }).notNull(),
    error: text('error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('mail_newest').on(t.createdAt),
    index('mail_company').on(t.companyId, t.createdAt),
    index('mail_state').on(t.companyId, t.state, t.id),
  ],
);

export const demoRequest = pgTable('demo_request', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  workEmail: text('work_email').notNull(),
  companyName: text('company_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  challenges: text('challenges').notNull(),
  /** How far the administrator is with it. */
  status: text('status', { enum: ['new', 'contacted', 'done'] })
    .notNull()
    .default('new'),
  /** The administrator's own; nobody else reads it. */
  note: text('note').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What customers of this installation say, entered by the administrator for the landing page. */
export const testimonial = pgTable('testimonial', {
  id: uuid('id').primaryKey(),
  quote: text('quote').notNull(),
  author: text('author').notNull(),
  /** What the author does and where: "Head of service, Ondrell". */
  position: text('position').notNull(),
  /** Made up to show what the section looks like, and marked so wherever it is shown. */
  isExample: boolean('is_example').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Values the program makes for itself and keeps with the data, such as the key that signs links. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });

/**
 * Calls that were let through in the current window of a rate limit, where several processes count together. The table is
 * unlogged: it is written with many calls, and a server that has crashed may begin to count anew.
 */
export const rateWindow = pgTable('rate_window', {
  /** Limit and caller, keyed SHA-256: no address is kept. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: moment('ends_at').notNull(),
});
