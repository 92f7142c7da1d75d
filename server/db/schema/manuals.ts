/** Manuals, their versions, and the structure found in each version. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredFormat } from '../../../contracts/manuals/manual-formats.ts';
import type { Figure, Passage, PrintedPages } from '../../../engine/document/manual.ts';
import type { OutlineEntry, PageNote, ReadPage, TextSource } from '../../../engine/document/pages.ts';
import type { ModelName } from '../../../engine/meaning/models.ts';
import { bytea, deletionMark, moment, tenantKey } from './columns.ts';
import { partOfProduct } from './products.ts';

export const manual = pgTable(
  'manual',
  {
    ...tenantKey,
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    /** The version that answers come from; null until one has been read. */
    currentVersionId: uuid('current_version_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...deletionMark,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    partOfProduct(t),
    index('manual_product').on(t.companyId, t.productId),
  ],
);

export const manualVersion = pgTable(
  'manual_version',
  {
    ...tenantKey,
    manualId: uuid('manual_id').notNull(),
    /** Number of the version, 1 for the first upload. */
    number: integer('number').notNull(),
    /** Key in the file store, and name under /uploads; empty once the version is removed. */
    fileKey: text('file_key').notNull(),
    /** Name of the uploaded file. It is shown but never used as a path. */
    filename: text('filename').notNull(),
    format: text('format').$type<StoredFormat>().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    status: text('status', { enum: ['queued', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Reason of a failure, as a sentence for people. */
    error: text('error'),
    /** Number of pages or parts; null until the file is open. */
    pages: integer('pages'),
    paged: smallint('paged').notNull().default(1),
    pagesRead: integer('pages_read').notNull().default(0),
    unreadablePages: jsonb('unreadable_pages').$type<number[]>().notNull().default([]),
    /** How each page was read whose text was not simply there; empty for versions that were read before this was kept. */
    pageNotes: jsonb('page_notes').$type<PageNote[]>().notNull().default([]),
    outline: jsonb('outline').$type<OutlineEntry[]>().notNull().default([]),
    /** The number printed on a page, by the page's number in the file, where they differ. */
    printedPages: jsonb('printed_pages').$type<PrintedPages>().notNull().default({}),
    language: text('language').notNull().default('en'),
    /** Edition of the passages in use: 0 while pages are still being read, 1 once the whole manual is structured. */
    edition: smallint('edition').notNull().default(0),
    /** Counts up whenever further vectors of its passages are to be used; see `passageVector`. */
    vectorsRevision: integer('vectors_revision').notNull().default(0),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
    readyAt: moment('ready_at'),
    /** When its file and what was read of it were removed, because a newer version answers. What happened stays known. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.manualId],
      foreignColumns: [manual.companyId, manual.id],
    }).onDelete('cascade'),
    index('manual_version_manual').on(t.companyId, t.manualId, t.number),
    index('manual_version_file').on(t.companyId, t.fileKey),
    index('manual_version_unready').on(t.companyId, t.uploadedAt).where(sql`${t.status} <> 'ready'`),
  ],
);

/** True of versions of which no newer one was uploaded. */
export const isNewestVersion: SQL = sql`not exists (select 1 from ${manualVersion} newer where newer.company_id = ${manualVersion.companyId} and newer.manual_id = ${manualVersion.manualId} and newer.number > ${manualVersion.number})`;

/** True of versions whose file is there. */
export const isStoredVersion: SQL = isNull(manualVersion.removedAt);

/** Joins a version and its manual. */
export const isVersionOfManual: SQL | undefined = and(
  eq(manual.companyId, manualVersion.companyId),
  eq(manual.id, manualVersion.manualId),
);

/** First columns of the tables that hold the structure of a version. */
const versionKey = { companyId: uuid('company_id').notNull(), versionId: uuid('version_id').notNull() };

/** Foreign key to the version, with which the rows are deleted. */
const partOfVersion = (t: Record<keyof typeof versionKey, AnyPgColumn>) =>
  foreignKey({
    columns: [t.companyId, t.versionId],
    foreignColumns: [manualVersion.companyId, manualVersion.id],
  }).onDelete('cascade');

/** Pages as read, kept until the manual is structured so that a restart resumes at the first page not stored. */
export const manualPage = pgTable(
  'manual_page',
  {
    ...versionKey,
    page: integer('page').notNull(),
    textSource: text('text_source').$type<TextSource>().notNull(),
    content: jsonb('content').$type<ReadPage>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.versionId, t.page] }), partOfVersion(t)],
);

export const manualSection = pgTable(
  'manual_section',
  {
    ...versionKey,
    edition: smallint('edition').notNull(),
    ordinal: integer('ordinal').notNull(),
    level: smallint('level').notNull(),
    heading: text('heading').notNull(),
    path: jsonb('path').$type<string[]>().notNull(),
    page: integer('page'),
    pageEnd: integer('page_end'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.versionId, t.edition, t.ordinal] }), partOfVersion(t)],
);

/** The parts of a passage that have no column of their own. */
export type PassageDetail = Pick<
  Passage,
  'spans' | 'steps' | 'listings' | 'labels' | 'table' | 'level' | 'warnings' | 'figures' | 'continues'
>;

export const passage = pgTable(
  'passage',
  {
    ...versionKey,
    edition: smallint('edition').notNull(),
    ordinal: integer('ordinal').notNull(),
    section: integer('section').notNull(),
    kind: text('kind').$type<Passage['kind']>().notNull(),
    heading: text('heading').notNull(),
    path: jsonb('path').$type<string[]>().notNull(),
    text: text('text').notNull(),
    context: text('context').notNull(),
    page: integer('page'),
    pageEnd: integer('page_end'),
    detail: jsonb('detail').$type<PassageDetail>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.versionId, t.edition, t.ordinal] }), partOfVersion(t)],
);

/** What a passage means to a model, in numbers; goes with the passage. Made by a job, so it may be missing. */
export const passageVector = pgTable(
  'passage_vector',
  {
    ...versionKey,
    edition: smallint('edition').notNull(),
    ordinal: integer('ordinal').notNull(),
    model: text('model').$type<ModelName>().notNull(),
    /** `Model.id` that they were made with. Those of another id are of no use and are made anew. */
    modelId: text('model_id').notNull(),
    windows: smallint('windows').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.versionId, t.edition, t.ordinal, t.model] }),
    foreignKey({
      name: 'passage_vector_passage',
      columns: [t.companyId, t.versionId, t.edition, t.ordinal],
      foreignColumns: [passage.companyId, passage.versionId, passage.edition, passage.ordinal],
    }).onDelete('cascade'),
  ],
);

export const manualFigure = pgTable(
  'manual_figure',
  {
    ...versionKey,
    edition: smallint('edition').notNull(),
    ordinal: integer('ordinal').notNull(),
    content: jsonb('content').$type<Figure>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.versionId, t.edition, t.ordinal] }), partOfVersion(t)],
);
