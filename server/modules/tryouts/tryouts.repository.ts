import { and, asc, count, eq, getTableColumns, gt, inArray, lte, min, sql } from 'drizzle-orm';
import type { Figure, StructuredManual } from '../../../engine/document/manual.ts';
import { MODELS } from '../../../engine/meaning/models.ts';
import type { HeadingFound } from '../../../engine/read/read-event.ts';
import type { Db } from '../../db/connect.ts';
import { tryout, tryoutVector } from '../../db/schema/tryouts.ts';
import { toStorable } from '../../lib/storable.ts';

export type TryoutRow = typeof tryout.$inferSelect;
/** A row without the manual itself, of which only the title is told: it may be megabytes. */
export type ShownTryout = Omit<TryoutRow, 'manual'> & { title: string | null };
export type NewTryout = Pick<
  TryoutRow,
  'id' | 'tokenHash' | 'visitor' | 'fileKey' | 'filename' | 'format' | 'bytes' | 'sha256' | 'expiresAt'
>;
export type NewVector = Omit<typeof tryoutVector.$inferInsert, 'tryoutId'>;

/** Any number: everybody who adds a manual holds this lock, so that the counts are true. */
const ADDING_LOCK = 4_820_113;

const live = gt(tryout.expiresAt, sql`now()`);
const liveOf = (id: string) => and(eq(tryout.id, id), live);
const { manual: _manual, ...columns } = getTableColumns(tryout);
const shown = { ...columns, title: sql<string | null>`${tryout.manual} ->> 'title'` };

/** Manuals that visitors try. One whose time is over answers like one that never was. */
export function createTryoutRepository(db: Db) {
  return { ...queryTryouts(db), ...queryCourse(db), ...queryEnds(db), ...queryAnswering(db) };
}

/** Manuals that visitors try. */
function queryTryouts(db: Db) {
  return {
    /** One after another until the transaction ends. @returns how many there are of the visitor, and in all */
    async countWhenAdding(visitor: string): Promise<{ own: number; all: number }> {
      await db.execute(sql`select pg_advisory_xact_lock(${ADDING_LOCK})`);
      const [row] = await db
        .select({
          all: count(),
          own: sql<number>`(count(*) filter (where ${tryout.visitor} = ${visitor}))::int`,
        })
        .from(tryout)
        .where(live);
      return row ?? { own: 0, all: 0 };
    },

    async insert(row: NewTryout): Promise<void> {
      await db.insert(tryout).values(row);
    },

    async findByToken(tokenHash: string): Promise<ShownTryout | undefined> {
      const [row] = await db
        .select(shown)
        .from(tryout)
        .where(and(eq(tryout.tokenHash, tokenHash), live));
      return row;
    },

    async find(id: string): Promise<ShownTryout | undefined> {
      const [row] = await db.select(shown).from(tryout).where(liveOf(id));
      return row;
    },

    /** The understood manual with its row; undefined until it is ready. */
    async findWhole(id: string): Promise<(ShownTryout & { manual: StructuredManual }) | undefined> {
      const [row] = await db
        .select({ ...shown, manual: tryout.manual })
        .from(tryout)
        .where(liveOf(id));
      return row?.manual ? { ...row, manual: row.manual } : undefined;
    },
  };
}

/** What becomes of one. */
function queryCourse(db: Db) {
  return {
    /** Takes it to be read; undefined where there is nothing left to read. */
    async begin(id: string): Promise<{ fileKey: string; bytes: number } | undefined> {
      const [row] = await db
        .update(tryout)
        .set({ status: 'processing', pagesRead: 0, unreadablePages: [], found: [] })
        .where(and(liveOf(id), inArray(tryout.status, ['queued', 'processing'])))
        .returning({ fileKey: tryout.fileKey, bytes: tryout.bytes });
      return row;
    },

    /** @returns whether it is still there */
    async update(
      id: string,
      values: Partial<Pick<TryoutRow, 'status' | 'error' | 'pages' | 'paged' | 'manual'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(tryout)
        .set(toStorable(values))
        .where(liveOf(id))
        .returning({ id: tryout.id });
      return rows.length > 0;
    },

    /** Notes pages that were read. @returns whether it is still there */
    async addPages(
      id: string,
      { pagesRead, unreadable, found }: { pagesRead: number; unreadable: number[]; found: HeadingFound[] },
    ): Promise<boolean> {
      const rows = await db
        .update(tryout)
        .set({
          pagesRead,
          unreadablePages: sql`${tryout.unreadablePages} || ${JSON.stringify(unreadable)}::jsonb`,
          found: sql`${tryout.found} || ${JSON.stringify(toStorable(found))}::jsonb`,
        })
        .where(liveOf(id))
        .returning({ id: tryout.id });
      return rows.length > 0;
    },

    /** Removes one and returns it: of two who ask at once, one gets it. */
    async take(tokenHash: string): Promise<ShownTryout | undefined> {
      const [row] = await db
        .delete(tryout)
        .where(and(eq(tryout.tokenHash, tokenHash), live))
        .returning(shown);
      return row;
    },
  };
}

/** How they end. */
function queryEnds(db: Db) {
  return {
    /** Removes those whose time is over. @returns the files that they had */
    async removeExpired(): Promise<{ id: string; fileKey: string }[]> {
      return db
        .delete(tryout)
        .where(lte(tryout.expiresAt, sql`now()`))
        .returning({ id: tryout.id, fileKey: tryout.fileKey });
    },

    /** When the time of the next one is over; null where there is none. */
    async findNextEnd(): Promise<Date | null> {
      const [row] = await db.select({ at: min(tryout.expiresAt) }).from(tryout);
      return row?.at ?? null;
    },
  };
}

/** What questions to one need. */
function queryAnswering(db: Db) {
  return {
    async putVectors(id: string, rows: readonly NewVector[]): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(tryoutVector)
        .values(rows.map((row) => ({ tryoutId: id, ...row })))
        .onConflictDoNothing();
      await db
        .update(tryout)
        .set({ vectorsRevision: sql`${tryout.vectorsRevision} + 1` })
        .where(eq(tryout.id, id));
    },

    /** The vectors that the models of this release can use. */
    async listVectors(id: string) {
      const rows = await db
        .select({
          ordinal: tryoutVector.ordinal,
          model: tryoutVector.model,
          modelId: tryoutVector.modelId,
          windows: tryoutVector.windows,
          bytes: tryoutVector.bytes,
        })
        .from(tryoutVector)
        .where(eq(tryoutVector.tryoutId, id))
        .orderBy(asc(tryoutVector.ordinal));
      return rows
        .filter(({ model, modelId }) => MODELS[model].id === modelId)
        .map(({ ordinal, model, windows, bytes }) => ({
          ordinal,
          model,
          vectors: { windows, bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
        }));
    },

    /** The file of a key, as far as it may be served. */
    async findFile(
      fileKey: string,
    ): Promise<Pick<TryoutRow, 'id' | 'filename' | 'format' | 'pages'> | undefined> {
      const [row] = await db
        .select({ id: tryout.id, filename: tryout.filename, format: tryout.format, pages: tryout.pages })
        .from(tryout)
        .where(and(eq(tryout.fileKey, fileKey), live));
      return row;
    },

    async findFigure(id: string, ordinal: number): Promise<Figure | undefined> {
      const [row] = await db
        .select({
          figure: sql<Figure | null>`jsonb_path_query_first(${tryout.manual}, '$.figures[*] ? (@.ordinal == $n)', ${JSON.stringify({ n: ordinal })}::jsonb)`,
        })
        .from(tryout)
        .where(liveOf(id));
      return row?.figure ?? undefined;
    },
  };
}
