import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import {
  instructionEdition,
  instructionPage,
  isPromised,
  ofPage,
  paperRequest,
} from '../../db/schema/instructions.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { product } from '../../db/schema/products.ts';

export type PageRow = typeof instructionPage.$inferSelect;
export type PaperRow = typeof paperRequest.$inferSelect;

const { content: _content, ...shortColumns } = getTableColumns(instructionEdition);

/** What lists of editions show: no text, which may be long. */
const editionColumns = {
  ...shortColumns,
  manualId: manualVersion.manualId,
  title: manual.title,
  filename: manualVersion.filename,
  format: manualVersion.format,
  fileKey: manualVersion.fileKey,
  bytes: manualVersion.bytes,
  pages: manualVersion.pages,
  version: manualVersion.number,
};
export type EditionRow = Omit<typeof instructionEdition.$inferSelect, 'content'> & {
  manualId: string;
  title: string;
  filename: string;
  format: (typeof manualVersion.$inferSelect)['format'];
  fileKey: string;
  bytes: number;
  pages: number | null;
  version: number;
};

/** Requests for paper that a page lists. */
const LISTED_REQUESTS = 50;

const own = (companyId: string, id: string) =>
  and(eq(instructionPage.companyId, companyId), eq(instructionPage.id, id));

/** Instructions pages of one company, and what is on them. */
export function createInstructionsRepository(db: Db) {
  return { ...queryPages(db), ...queryEditions(db), ...queryPaperRequests(db), ...queryPromises(db) };
}

/** Instructions pages. */
function queryPages(db: Db) {
  return {
    /** Nobody deletes or restores the product until the transaction ends. Undefined if there is none. */
    async lockProduct(companyId: string, productId: string): Promise<{ id: string } | undefined> {
      const [row] = await db
        .select({ id: product.id })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)))
        .for('update');
      return row;
    },

    /** Oldest first. */
    listPages: (companyId: string, productId: string): Promise<PageRow[]> =>
      db
        .select()
        .from(instructionPage)
        .where(and(eq(instructionPage.companyId, companyId), eq(instructionPage.productId, productId)))
        .orderBy(asc(instructionPage.createdAt), asc(instructionPage.id)),

    /** It stays as it is until the transaction ends. */
    async lockPage(companyId: string, productId: string, id: string): Promise<PageRow | undefined> {
      const [row] = await db
        .select()
        .from(instructionPage)
        .where(and(own(companyId, id), eq(instructionPage.productId, productId)))
        .for('update');
      return row;
    },

    async insertPage(values: typeof instructionPage.$inferInsert): Promise<void> {
      await db.insert(instructionPage).values(values);
    },

    async updatePage(companyId: string, id: string, values: Partial<PageRow>): Promise<void> {
      await db.update(instructionPage).set(values).where(own(companyId, id));
    },

    async deletePage(companyId: string, id: string): Promise<void> {
      await db.delete(instructionPage).where(own(companyId, id));
    },
  };
}

/** Manuals on a page. */
function queryEditions(db: Db) {
  return {
    /** Of several pages, the newest first. */
    async listEditions(companyId: string, pageIds: string[]): Promise<EditionRow[]> {
      if (pageIds.length === 0) return [];
      return db
        .select(editionColumns)
        .from(instructionEdition)
        .innerJoin(
          manualVersion,
          and(
            eq(manualVersion.companyId, instructionEdition.companyId),
            eq(manualVersion.id, instructionEdition.versionId),
          ),
        )
        .innerJoin(manual, isVersionOfManual)
        .where(and(eq(instructionEdition.companyId, companyId), inArray(instructionEdition.pageId, pageIds)))
        .orderBy(desc(instructionEdition.validFrom), desc(instructionEdition.createdAt));
    },

    async insertEdition(values: typeof instructionEdition.$inferInsert): Promise<void> {
      await db.insert(instructionEdition).values(values);
    },

    /** Whether there was one. */
    async deleteEdition(companyId: string, pageId: string, id: string): Promise<boolean> {
      const deleted = await db
        .delete(instructionEdition)
        .where(
          and(
            eq(instructionEdition.companyId, companyId),
            eq(instructionEdition.pageId, pageId),
            eq(instructionEdition.id, id),
          ),
        )
        .returning({ id: instructionEdition.id });
      return deleted.length > 0;
    },
  };
}

/** Requests for paper. */
function queryPaperRequests(db: Db) {
  return {
    /** The newest of a page. */
    listRequests: (companyId: string, pageId: string): Promise<PaperRow[]> =>
      db
        .select()
        .from(paperRequest)
        .where(and(eq(paperRequest.companyId, companyId), eq(paperRequest.pageId, pageId)))
        .orderBy(desc(paperRequest.createdAt), desc(paperRequest.id))
        .limit(LISTED_REQUESTS),

    async countRequestsSince(companyId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(paperRequest)
        .where(and(eq(paperRequest.companyId, companyId), gt(paperRequest.createdAt, since)));
      return row?.n ?? 0;
    },

    /** Of all companies. @returns how many there were */
    async deleteRequestsBefore(before: Date): Promise<number> {
      const deleted = await db
        .delete(paperRequest)
        .where(lt(paperRequest.createdAt, before))
        .returning({ id: paperRequest.id });
      return deleted.length;
    },

    async insertRequest(values: typeof paperRequest.$inferInsert): Promise<void> {
      await db.insert(paperRequest).values(values);
    },

    /** Whether there is such a request. What was sent already keeps its date. */
    async markSent(companyId: string, pageId: string, id: string, sentAt: Date): Promise<boolean> {
      const isIt = and(
        eq(paperRequest.companyId, companyId),
        eq(paperRequest.pageId, pageId),
        eq(paperRequest.id, id),
      );
      const [row] = await db.select({ sentAt: paperRequest.sentAt }).from(paperRequest).where(isIt);
      if (row && row.sentAt === null) await db.update(paperRequest).set({ sentAt }).where(isIt);
      return row !== undefined;
    },
  };
}

/** What is promised of a product. */
function queryPromises(db: Db) {
  return {
    /** Of the pages that must stay, the one that is promised for longest: all, of a product, or with a manual. */
    async findPromise(
      companyId: string,
      today: string,
      of: { productId?: string; manualId?: string } = {},
    ): Promise<Pick<PageRow, 'model' | 'promisedUntil'> | undefined> {
      const withManual = db
        .select({ id: instructionEdition.pageId })
        .from(instructionEdition)
        .innerJoin(
          manualVersion,
          and(
            eq(manualVersion.companyId, instructionEdition.companyId),
            eq(manualVersion.id, instructionEdition.versionId),
          ),
        )
        .where(and(ofPage(instructionEdition), eq(manualVersion.manualId, of.manualId ?? companyId)));
      const [row] = await db
        .select({ model: instructionPage.model, promisedUntil: instructionPage.promisedUntil })
        .from(instructionPage)
        .where(
          and(
            eq(instructionPage.companyId, companyId),
            isPromised(today),
            of.productId === undefined ? undefined : eq(instructionPage.productId, of.productId),
            of.manualId === undefined ? undefined : inArray(instructionPage.id, withManual),
          ),
        )
        .orderBy(desc(instructionPage.promisedUntil))
        .limit(1);
      return row;
    },
  };
}
