/** Tables of the installation rather than of companies: mails, demo requests, the program's own settings. */
import { sql } from 'drizzle-orm';
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
    /** What it is for, where that is counted; null for all others. */
    purpose: text('purpose', {
      enum: ['invitation', 'contact', 'reminder-request', 'reminder', 'watch-request', 'change', 'notice'],
    }),
    /** To whom an answer goes, where that is not us: the customer who filled in a contact form. */
    replyTo: text('reply_to'),
    /** Whether only its recipient may read it: its text is kept only until it is delivered. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Address that unsubscribes its recipient on a POST; null for mails that nobody has subscribed to. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** State of the mail. Without a mail server it stays in the `outbox`, where it can be read. */
    state: text('state', { enum: ['outbox', 'queued', 'sent', 'failed'] }).notNull(),
    error: text('error'),
    /** Whether it failed because the recipient's server knows no such address. */
    isRefused: boolean('is_refused').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    index('mail_newest').on(t.createdAt),
    index('mail_purpose').on(t.recipient, t.purpose, t.createdAt).where(sql`${t.purpose} is not null`),
    index('mail_company').on(t.companyId, t.createdAt),
    index('mail_state').on(t.companyId, t.state, t.id),
  ],
);

/** Addresses that their own mail servers do not know. Nothing is sent to them for a while. */
export const refusedAddress = pgTable('refused_address', {
  /** SHA-256 of the address in lower case, hex: it has to be found, not read. */
  addressHash: text('address_hash').primaryKey(),
  /** The server's own words. */
  reason: text('reason').notNull(),
  refusedAt: moment('refused_at').notNull().defaultNow(),
});

export const demoRequest = pgTable('demo_request', {
  id: uuid('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  workEmail: text('work_email').notNull(),
  companyName: text('company_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  challenges: text('challenges').notNull(),
  /** Progress of the administrator with the request. */
  status: text('status', { enum: ['new', 'contacted', 'done'] })
    .notNull()
    .default('new'),
  /** Note of the administrator, which nobody else can read. */
  note: text('note').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Testimonials of this installation's customers, entered by the administrator for the landing page. */
export const testimonial = pgTable('testimonial', {
  id: uuid('id').primaryKey(),
  quote: text('quote').notNull(),
  author: text('author').notNull(),
  /** Role and company of the author: "Head of service, Ondrell". */
  position: text('position').notNull(),
  /** Whether it was made up to show what the section looks like; it is marked so wherever it is shown. */
  isExample: boolean('is_example').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Values that the program makes for itself and keeps with the data, such as the key that signs links. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });

/**
 * Calls in the current window of each rate limit, for processes that count together. The table is unlogged, because
 * it is written very often and the count may start anew after a crash of the server.
 */
export const rateWindow = pgTable('rate_window', {
  /** Keyed SHA-256 of limit and caller, so that no address is stored. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: moment('ends_at').notNull(),
});
