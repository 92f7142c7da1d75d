/**
 * Accounts, their sessions, their second step and the links mailed to them. The tables are global, since an e-mail
 * address is unique over all companies.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /** Until when the password works, where the program made it; null: its owner has chosen it. */
    provisionalUntil: moment('provisional_until'),
    role: text('role', { enum: ['user', 'company', 'admin'] })
      .notNull()
      .default('user'),
    /** The company this account belongs to; null until it is created, and for administrators. */
    companyId: uuid('company_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    approvedAt: moment('approved_at'),
    /** When a link that was mailed to the address was first opened; null until then. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Whether it gets a weekly mail about the questions of its company's customers. */
    weeklySummary: boolean('weekly_summary').notNull().default(false),
    /** Monday of the last week that was dealt with, whether a mail was sent or not; null before the first. */
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
    /** When its owner last proved who they are within it; null: not since they signed in. */
    provenAt: moment('proven_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('session_token').on(t.tokenHash), index('session_account').on(t.accountId)],
);

/** Keys of the links that are mailed to an account's address. */
export const accountToken = pgTable(
  'account_token',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', {
      enum: ['confirm-email', 'reset-password', 'new-email', 'undo-email', 'undo-closing'],
    }).notNull(),
    /** The address that the account gets by the link; null where it keeps its own. */
    email: text('email'),
    /** SHA-256 of the token, hex; only the mail holds the token itself. */
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

/** Two-step sign-in of an account: the key from which its authenticator app makes codes, and the attempts so far. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The key, sealed rather than hashed: the server has to read it to check a code. */
  sealedKey: text('sealed_key').notNull(),
  /** When it was turned on with a first code; null while it is being set up. */
  turnedOnAt: moment('turned_on_at'),
  /** The time step of the last code that was accepted, in units of 30 s since 1970: each code works once. */
  lastStep: integer('last_step').notNull().default(0),
  /** Wrong codes in a row since `firstWrongAt`. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  firstWrongAt: moment('first_wrong_at'),
  /** Until when no code is accepted, after too many wrong ones; otherwise null. */
  lockedUntil: moment('locked_until'),
});

/** Codes that can be used in place of the app. Each works once and is then removed. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hex. Its 128 random bits can't be guessed (older codes have 80). */
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** Passwords that were tried in a row, and the networks from which an account has been signed in to. */
export const passwordTry = pgTable('password_try', {
  /** A keyed hash of what is tried and from where, so that nobody reads either here. */
  key: text('key').primaryKey(),
  /** Since the last right one. */
  tries: integer('tries').notNull(),
  lastAt: moment('last_at').notNull(),
  /** When somebody last signed in to the account from this network; null for counts of other things. */
  signedInAt: moment('signed_in_at'),
});
