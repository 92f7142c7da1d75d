/**
 * Manuals that visitors try without an account. They are no company's: nothing here has a company, and no table of
 * companies refers to anything here. All of it goes after a day, and none of it is in a backup.
 */
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TryoutFormat } from '../../../contracts/manuals/manual-formats.ts';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import type { ModelName } from '../../../engine/meaning/models.ts';
import type { HeadingFound } from '../../../engine/read/read-event.ts';
import { bytea, moment } from './columns.ts';

export const tryout = pgTable(
  'tryout',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token that the visitor's browser holds, hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Keyed hash of the visitor's address, by which its manuals are counted and take turns. */
    visitor: uuid('visitor').notNull(),
    /** Key in the file store, with the id in the place of a company. */
    fileKey: text('file_key').notNull(),
    filename: text('filename').notNull(),
    format: text('format').$type<TryoutFormat>().notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    status: text('status', { enum: ['queued', 'processing', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    /** Reason of a failure, as a sentence for people. */
    error: text('error'),
    pages: integer('pages'),
    paged: smallint('paged').notNull().default(1),
    pagesRead: integer('pages_read').notNull().default(0),
    unreadablePages: jsonb('unreadable_pages').$type<number[]>().notNull().default([]),
    found: jsonb('found').$type<HeadingFound[]>().notNull().default([]),
    /** The understood manual, without the bytes of its pictures; null until it is ready. */
    manual: jsonb('manual').$type<StructuredManual>(),
    /** Counts up whenever further vectors are to be used. */
    vectorsRevision: integer('vectors_revision').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('tryout_token').on(t.tokenHash),
    uniqueIndex('tryout_file').on(t.fileKey),
    index('tryout_visitor').on(t.visitor),
    index('tryout_end').on(t.expiresAt),
  ],
);

/** What the passages of such a manual mean to a model; goes with the manual. */
export const tryoutVector = pgTable(
  'tryout_vector',
  {
    tryoutId: uuid('tryout_id')
      .notNull()
      .references(() => tryout.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    model: text('model').$type<ModelName>().notNull(),
    /** `Model.id` that they were made with; those of another are not used. */
    modelId: text('model_id').notNull(),
    windows: smallint('windows').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tryoutId, t.ordinal, t.model] })],
);
