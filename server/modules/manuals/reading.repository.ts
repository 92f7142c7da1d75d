import { and, asc, eq, gt, max, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Passage } from '../../../engine/document/manual.ts';
import type { ReadPage } from '../../../engine/document/pages.ts';
import type { HeadingFound } from '../../../engine/read/read-event.ts';
import type { Db } from '../../db/connect.ts';
import { manualPage, manualSection, passage } from '../../db/schema/manuals.ts';
import { toStorable } from '../../lib/storable.ts';
import { passageRow } from './passage-row.ts';

/** Which edition holds what is known while pages are still being read. */
export const PROVISIONAL = 0;

const ofVersion = (
  table: typeof manualPage | typeof manualSection | typeof passage,
  companyId: string,
  versionId: string,
): SQL | undefined => and(eq(table.companyId, companyId), eq(table.versionId, versionId));

/** Stores what a version needs while it is being read: its pages, provisional passages and headings. */
export function createReadingRepository(db: Db) {
  return { ...queryPages(db), ...queryProvisional(db) };
}

async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  if (rows.length > 0) await db.insert(table).values(rows);
}

/** The pages. */
function queryPages(db: Db) {
  return {
    /** Stored pages after page `after`, in order. */
    async listPages(companyId: string, versionId: string, after: number, limit: number): Promise<ReadPage[]> {
      const rows = await db
        .select({ content: manualPage.content })
        .from(manualPage)
        .where(and(ofVersion(manualPage, companyId, versionId), gt(manualPage.page, after)))
        .orderBy(asc(manualPage.page))
        .limit(limit);
      return rows.map((row) => row.content);
    },

    async insertPages(companyId: string, versionId: string, pages: ReadPage[]): Promise<void> {
      const rows = pages.map((page) => ({
        companyId,
        versionId,
        page: page.page,
        textSource: page.textSource,
        content: toStorable(page),
      }));
      await insertAll(db, manualPage, rows);
    },

    async deletePages(companyId: string, versionId: string): Promise<void> {
      await db.delete(manualPage).where(ofVersion(manualPage, companyId, versionId));
    },
  };
}

/** What can be told of the pages before all are read. */
function queryProvisional(db: Db) {
  return {
    async insertProvisionalPassages(
      companyId: string,
      versionId: string,
      passages: Passage[],
    ): Promise<void> {
      await insertAll(
        db,
        passage,
        passages.map((found) => passageRow(companyId, versionId, PROVISIONAL, found)),
      );
    },

    /** Headings are numbered on from those stored before. */
    async insertProvisionalHeadings(
      companyId: string,
      versionId: string,
      headings: HeadingFound[],
    ): Promise<void> {
      const [row] = await db
        .select({ last: max(manualSection.ordinal) })
        .from(manualSection)
        .where(and(ofVersion(manualSection, companyId, versionId), eq(manualSection.edition, PROVISIONAL)));
      const next = (row?.last ?? -1) + 1;
      const rows = headings.map((found, index) => ({
        companyId,
        versionId,
        edition: PROVISIONAL,
        ordinal: next + index,
        level: found.level,
        heading: toStorable(found.text),
        path: [],
        page: found.page,
        pageEnd: found.page,
      }));
      await insertAll(db, manualSection, rows);
    },

    /** Highest ordinal of the provisional passages; -1 without any. */
    async findLastPassage(companyId: string, versionId: string): Promise<number> {
      const [row] = await db
        .select({ last: max(passage.ordinal) })
        .from(passage)
        .where(and(ofVersion(passage, companyId, versionId), eq(passage.edition, PROVISIONAL)));
      return row?.last ?? -1;
    },
  };
}
