/** Instructions pages: what makers publish of a model, for as long as they promise to. */
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isLive, moment, tenantKey } from './columns.ts';
import { company } from './companies.ts';
import { manualVersion } from './manuals.ts';
import { partOfProduct, product } from './products.ts';

/** The text of a manual as its edition shows it; kept with it, because a replaced version has no passages. */
export type EditionSection = { heading: string; level: number; page: number | null; blocks: EditionBlock[] };
export type EditionBlock =
  | { kind: 'text' | 'warning' | 'code'; text: string }
  | { kind: 'steps'; text: string; steps: { marker: string; text: string }[] }
  | { kind: 'table'; header: string[]; rows: string[][] };

export const instructionPage = pgTable(
  'instruction_page',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    /** What its address ends in. It is never given twice and never changes. */
    code: text('code').notNull(),
    model: text('model').notNull(),
    /** The first and last serial number that it is for; empty: no bound. */
    serialFrom: text('serial_from').notNull().default(''),
    serialTo: text('serial_to').notNull().default(''),
    /** 14 digits, or empty. */
    gtin: text('gtin').notNull().default(''),
    /** Days within which paper is sent to whoever asks for it. */
    paperDays: integer('paper_days').notNull(),
    /** Since when everybody can read it; null for a draft. */
    publishedAt: moment('published_at'),
    /** The day until which it stays, at the least; null for a draft. */
    promisedUntil: date('promised_until'),
    /** The administrator who asked to break the promise, until another agrees; with the reason. */
    releaseAskedBy: uuid('release_asked_by'),
    releaseAskedAt: moment('release_asked_at'),
    releaseReason: text('release_reason').notNull().default(''),
    /** When two administrators took it down in spite of the promise. */
    releasedAt: moment('released_at'),
    /** The declaration of conformity, a PDF. */
    declarationKey: text('declaration_key'),
    declarationName: text('declaration_name').notNull().default(''),
    declarationBytes: integer('declaration_bytes').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('instruction_page_product').on(t.companyId, t.productId),
    // For addresses, which name no company. Codes are random, so that no constraint over all companies is needed.
    index('instruction_page_code').on(t.code),
    index('instruction_page_gtin').on(t.gtin).where(sql`${t.gtin} <> ''`),
  ],
);

/** A version of a manual on a page: in which language, from when on, and for which machines. */
export const instructionEdition = pgTable(
  'instruction_edition',
  {
    ...tenantKey,
    pageId: uuid('page_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** ISO 639-1. */
    language: text('language').notNull(),
    validFrom: date('valid_from').notNull(),
    serialFrom: text('serial_from').notNull().default(''),
    serialTo: text('serial_to').notNull().default(''),
    content: jsonb('content').$type<EditionSection[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'instruction_edition_page',
      columns: [t.companyId, t.pageId],
      foreignColumns: [instructionPage.companyId, instructionPage.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'instruction_edition_version',
      columns: [t.companyId, t.versionId],
      foreignColumns: [manualVersion.companyId, manualVersion.id],
    }).onDelete('cascade'),
    index('instruction_edition_of_page').on(t.companyId, t.pageId),
    index('instruction_edition_of_version').on(t.companyId, t.versionId),
  ],
);

/** Somebody who asked for instructions on paper. */
export const paperRequest = pgTable(
  'paper_request',
  {
    ...tenantKey,
    pageId: uuid('page_id').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** ISO 639-1 of the language that is wanted. */
    language: text('language').notNull(),
    serial: text('serial').notNull().default(''),
    dueOn: date('due_on').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the maker said that it is in the post. */
    sentAt: moment('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'paper_request_page',
      columns: [t.companyId, t.pageId],
      foreignColumns: [instructionPage.companyId, instructionPage.id],
    }).onDelete('cascade'),
    index('paper_request_page').on(t.companyId, t.pageId, t.createdAt),
    index('paper_request_created').on(t.createdAt),
  ],
);

/** True of pages that everybody can read. A suspension hides none; closing a company does. */
export const isPublic: SQL | undefined = and(
  isNotNull(instructionPage.publishedAt),
  isNull(instructionPage.releasedAt),
  sql`exists (select 1 from ${company} where ${company.id} = ${instructionPage.companyId} and ${company.closedAt} is null)`,
  sql`exists (select 1 from ${product} where ${product.companyId} = ${instructionPage.companyId} and ${product.id} = ${instructionPage.productId} and ${isLive(product)})`,
);

/** True of pages that must stay. @param today a day, YYYY-MM-DD */
export const isPromised = (today: string): SQL | undefined =>
  and(
    isNotNull(instructionPage.publishedAt),
    isNull(instructionPage.releasedAt),
    sql`${instructionPage.promisedUntil} >= ${today}`,
  );

/** Joins an edition or a request and its page. */
export const ofPage = (t: Record<'companyId' | 'pageId', AnyPgColumn>): SQL | undefined =>
  and(eq(instructionPage.companyId, t.companyId), eq(instructionPage.id, t.pageId));
