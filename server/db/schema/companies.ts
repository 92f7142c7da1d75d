/** Companies (the tenants), their purchases and their usage. */
import { isNull, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyHoldings } from '../../../contracts/company/closing.ts';
import { moment } from './columns.ts';

export const company = pgTable(
  'company',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    address: text('address').notNull().default(''),
    website: text('website').notNull().default(''),
    email: text('email').notNull().default(''),
    contact: text('contact').notNull().default(''),
    logoKey: text('logo_key'),
    /** Colour of the company's chatbots, `#rrggbb`; null for the product's own. */
    accent: text('accent'),
    /** Origins of the sites that may show its chats in a frame. */
    embedOrigins: jsonb('embed_origins').$type<string[]>().notNull().default([]),
    /** Whether its people need two-step sign-in to work in it. */
    requiresTwoStep: boolean('requires_two_step').notNull().default(false),
    /** Days that its conversations are kept; null: as long as those of all companies. Never longer than those. */
    retentionDays: integer('retention_days'),
    /** How many replaced versions of each manual it keeps, the newest; null: no number is chosen. */
    versionsKept: integer('versions_kept'),
    /** For how many days it keeps versions after they were replaced; null: no age is chosen. Without either all are kept. */
    versionDaysKept: integer('version_days_kept'),
    /** End of the 7 days with the limits of the trial plan; set at the first approval. */
    trialEndsAt: moment('trial_ends_at'),
    /** Start of a suspension. While set, the company's chatbots answer with the contact card. */
    suspendedAt: moment('suspended_at'),
    /** The reason that the owner was given; empty if none was. */
    suspensionReason: text('suspension_reason').notNull().default(''),
    /** When it put away the list of first steps on its dashboard. */
    firstStepsDismissedAt: moment('first_steps_dismissed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was closed, which ends all access at once. A job erases it once that can't be undone any more. */
    closedAt: moment('closed_at'),
  },
  // Read with every look into the queue; there are few of them at any time.
  (t) => [index('company_closed').on(t.id).where(sql`${t.closedAt} is not null`)],
);

/** True of a company that is not closed, and of no company at all. */
export const isOpenCompany: SQL = isNull(company.closedAt);

/**
 * The receipts of companies that were closed. It names no column `company_id`, since it is no company's: it stays when
 * everything of the company is gone, and holds nothing about its people.
 */
export const closedCompany = pgTable(
  'closed_company',
  {
    /** The company's. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    closedBy: text('closed_by', { enum: ['owner', 'administrator'] }).notNull(),
    closedAt: moment('closed_at').notNull(),
    /** From when on it is erased; until then closing can be undone. */
    erasesAt: moment('erases_at').notNull(),
    /** When erasing began; null before. */
    erasingSince: moment('erasing_since'),
    /** What there was when it began; null before. */
    holdings: jsonb('holdings').$type<CompanyHoldings>(),
    /** Rows that are erased so far. */
    rowsErased: bigint('rows_erased', { mode: 'number' }).notNull().default(0),
    /** When nothing was left; null before. */
    erasedAt: moment('erased_at'),
  },
  (t) => [index('closed_company_newest').on(t.closedAt, t.id)],
);

/** A place where a plan is listed. */
export type PlanPlace = 'landing' | 'chooser';

/** Prices per currency code, per month, in whole units. */
export type Prices = Record<string, number>;

/** The plan catalogue, edited by the administrator. A limit of null is unlimited. */
export const plan = pgTable('plan', {
  name: text('name').primaryKey(),
  prices: jsonb('prices').$type<Prices>().notNull(),
  maxProducts: integer('max_products'),
  maxManuals: integer('max_manuals'),
  maxQueries: integer('max_queries'),
  tokenLimitPerMonth: integer('token_limit_per_month'),
  /** For all files of a company, those of replaced versions included. */
  maxStorageMb: integer('max_storage_mb'),
  availability: text('availability', { enum: ['available', 'coming-soon'] }).notNull(),
  listedOn: jsonb('listed_on').$type<PlanPlace[]>().notNull(),
  position: integer('position').notNull(),
  /** Since when it is not sold any more; companies that have it keep it. */
  retiredAt: moment('retired_at'),
});

/** Packs of queries that are for sale, edited by the administrator like the plans. */
export const queryPack = pgTable('query_pack', {
  queries: integer('queries').primaryKey(),
  prices: jsonb('prices').$type<Prices>().notNull(),
});

export const purchase = pgTable(
  'purchase',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    plan: text('plan')
      .notNull()
      .references(() => plan.name),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Null for a plan without an end. */
    nextBillingDate: moment('next_billing_date'),
    recordedBy: uuid('recorded_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** Query packs that companies bought; each raises the limit of one month. */
export const queryPurchase = pgTable(
  'query_purchase',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    queries: integer('queries').notNull(),
    /** First day of the month for which they count, UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    boughtAt: moment('bought_at').notNull().defaultNow(),
    recordedBy: uuid('recorded_by').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('query_purchase_month').on(t.companyId, t.month),
  ],
);

/** Plans that companies asked for and could not buy by themselves, for the administrator to read. */
export const planInterest = pgTable(
  'plan_interest',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    plan: text('plan')
      .notNull()
      .references(() => plan.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.plan] })],
);

/** Counters on which limits are enforced, one row per company and month. */
export const companyUsage = pgTable(
  'company_usage',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** First day of the month, UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    queriesUsed: integer('queries_used').notNull().default(0),
    tokensUsed: integer('tokens_used').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] })],
);
