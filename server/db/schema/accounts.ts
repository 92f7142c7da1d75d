/** Accounts, their sessions and the links mailed to them. Global tables: an e-mail address is unique over all companies. */
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** Argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'company', 'admin'] })
      .notNull()
      .default('user'),
    /** The company this account belongs to; null until it is created, and for administrators. */
    companyId: uuid('company_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    approvedAt: moment('approved_at'),
    /** When a link mailed to the address was opened; null until then. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Whether it is mailed what its company's customers asked each week. */
    weeklySummary: boolean('weekly_summary').notNull().default(false),
    /** Monday of the last week that was dealt with for it, by a mail or by none; null before the first. */
    summarizedWeek: date('summarized_week', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('account_email').on(t.email),
    index('account_company').on(t.companyId),
    index('account_weekly_summary').on(t.companyId, t.summarizedWeek).where(sql`${t.weeklySummary}`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the bearer token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_account').on(t.accountId)],
);

/** Keys of the links that are mailed to an account's address. */
export const accountToken = pgTable(
  'account_token',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password'] }).notNull(),
    /** SHA-256 of the token, hex; the token itself stands in the mail only. */
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_token_hash').on(t.tokenHash),
    index('account_token_account').on(t.accountId, t.purpose),
  ],
);
