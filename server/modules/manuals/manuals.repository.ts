import { and, asc, count, desc, eq, exists, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import {
  isStoredVersion,
  manual,
  manualFigure,
  manualSection,
  manualVersion,
} from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

export type ManualRow = typeof manual.$inferSelect;
type WholeVersion = typeof manualVersion.$inferSelect;
/** A version without what may be long, and is read only where it is needed. */
export type VersionRow = Omit<WholeVersion, 'outline' | 'printedPages' | 'pageNotes'> & {
  /** How many of its pages were recognised in pictures. */
  recognizedPages: number;
};
export type ManualRepository = ReturnType<typeof createManualRepository>;

const {
  outline: _outline,
  printedPages: _printed,
  pageNotes,
  ...shortColumns
} = getTableColumns(manualVersion);
const versionColumns = {
  ...shortColumns,
  // All others that something is noted of are unreadable.
  recognizedPages: sql<number>`greatest(0, jsonb_array_length(${pageNotes}) - jsonb_array_length(${shortColumns.unreadablePages}))`,
};

/** A version that waits to be read as if it had never been. */
export const READ_FROM_START = {
  status: 'queued' as const,
  error: null,
  pagesRead: 0,
  unreadablePages: [],
  pageNotes: [],
};

const own = (companyId: string, id: string) => and(eq(manual.companyId, companyId), eq(manual.id, id));
const ownVersion = (companyId: string, id: string) =>
  and(eq(manualVersion.companyId, companyId), eq(manualVersion.id, id));

/** Manuals of one company and the rows of their versions. */
export function createManualRepository(db: Db) {
  return {
    ...queryManuals(db),
    ...queryVersions(db),
    ...changeVersions(db),
    ...queryContents(db),
    ...queryHeadings(db),
  };
}

/** Manuals, whatever their versions. */
function queryManuals(db: Db) {
  return {
    /** Manuals of several products, oldest first. */
    async listManuals(companyId: string, productIds: string[]): Promise<ManualRow[]> {
      if (productIds.length === 0) return [];
      return db
        .select()
        .from(manual)
        .where(and(eq(manual.companyId, companyId), inArray(manual.productId, productIds), isLive(manual)))
        .orderBy(asc(manual.createdAt), asc(manual.id));
    },

    /** Nobody else changes or deletes the manual until the transaction ends. */
    async lockManual(companyId: string, id: string): Promise<ManualRow | undefined> {
      const [row] = await db.select().from(manual).where(own(companyId, id)).for('update');
      return row;
    },

    /** As `lockManual`, of a manual that is not deleted, nor its product. */
    async lockLiveManual(companyId: string, id: string): Promise<ManualRow | undefined> {
      const [row] = await db
        .select(getTableColumns(manual))
        .from(manual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(and(own(companyId, id), isLive(manual)))
        .for('update', { of: manual });
      return row;
    },

    async insertManual(values: typeof manual.$inferInsert): Promise<void> {
      await db.insert(manual).values(values);
    },

    async updateManual(
      companyId: string,
      id: string,
      values: Partial<Pick<ManualRow, 'title' | 'currentVersionId'>>,
    ): Promise<void> {
      await db.update(manual).set(values).where(own(companyId, id));
    },

    async deleteManual(companyId: string, id: string): Promise<void> {
      await db.delete(manual).where(own(companyId, id));
    },
  };
}

/** Versions of manuals. */
function queryVersions(db: Db) {
  return {
    /** The newest version of each manual. */
    async listLatestVersions(companyId: string, manualIds: string[]): Promise<VersionRow[]> {
      if (manualIds.length === 0) return [];
      return db
        .selectDistinctOn([manualVersion.manualId], versionColumns)
        .from(manualVersion)
        .where(and(eq(manualVersion.companyId, companyId), inArray(manualVersion.manualId, manualIds)))
        .orderBy(manualVersion.manualId, desc(manualVersion.number));
    },

    async listVersions(companyId: string, ids: string[]): Promise<VersionRow[]> {
      if (ids.length === 0) return [];
      return db
        .select(versionColumns)
        .from(manualVersion)
        .where(and(eq(manualVersion.companyId, companyId), inArray(manualVersion.id, ids)));
    },

    /** Highest version number of a manual; 0 without one. */
    async findLastNumber(companyId: string, manualId: string): Promise<number> {
      const [row] = await db
        .select({ last: max(manualVersion.number) })
        .from(manualVersion)
        .where(and(eq(manualVersion.companyId, companyId), eq(manualVersion.manualId, manualId)));
      return row?.last ?? 0;
    },

    async listFileKeys(companyId: string, manualId: string): Promise<string[]> {
      const rows = await db
        .select({ key: manualVersion.fileKey })
        .from(manualVersion)
        .where(
          and(eq(manualVersion.companyId, companyId), eq(manualVersion.manualId, manualId), isStoredVersion),
        );
      return rows.map((row) => row.key);
    },

    async findVersion(companyId: string, id: string): Promise<VersionRow | undefined> {
      const [row] = await db.select(versionColumns).from(manualVersion).where(ownVersion(companyId, id));
      return row;
    },
  };
}

/** Rows of versions that are written. */
function changeVersions(db: Db) {
  return {
    async insertVersion(values: typeof manualVersion.$inferInsert): Promise<void> {
      await db.insert(manualVersion).values(values);
    },

    /** False if the version no longer exists. */
    async updateVersion(
      companyId: string,
      id: string,
      values: Partial<typeof manualVersion.$inferInsert>,
    ): Promise<boolean> {
      const rows = await db
        .update(manualVersion)
        .set(values)
        .where(ownVersion(companyId, id))
        .returning({ id: manualVersion.id });
      return rows.length === 1;
    },
  };
}

/** What stands in a version. */
function queryContents(db: Db) {
  return {
    /** Sections of each version in the edition that answers. */
    async countSections(companyId: string, versionIds: string[]): Promise<Map<string, number>> {
      if (versionIds.length === 0) return new Map();
      const rows = await db
        .select({ versionId: manualSection.versionId, total: count() })
        .from(manualSection)
        .innerJoin(
          manualVersion,
          and(
            eq(manualVersion.companyId, manualSection.companyId),
            eq(manualVersion.id, manualSection.versionId),
            eq(manualVersion.edition, manualSection.edition),
          ),
        )
        .where(and(eq(manualSection.companyId, companyId), inArray(manualSection.versionId, versionIds)))
        .groupBy(manualSection.versionId);
      return new Map(rows.map((row) => [row.versionId, row.total]));
    },

    /** Those of the versions that have figures in the edition that answers. */
    async listIllustrated(companyId: string, versionIds: string[]): Promise<Set<string>> {
      if (versionIds.length === 0) return new Set();
      const figures = db
        .select({ ordinal: manualFigure.ordinal })
        .from(manualFigure)
        .where(
          and(
            eq(manualFigure.companyId, companyId),
            eq(manualFigure.versionId, manualVersion.id),
            eq(manualFigure.edition, manualVersion.edition),
          ),
        );
      const rows = await db
        .select({ id: manualVersion.id })
        .from(manualVersion)
        .where(
          and(eq(manualVersion.companyId, companyId), inArray(manualVersion.id, versionIds), exists(figures)),
        );
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** What a version is said to be about. */
function queryHeadings(db: Db) {
  return {
    /** The first headings of the edition that answers or is being read, in reading order. */
    async listHeadings(
      companyId: string,
      version: Pick<VersionRow, 'id' | 'edition'>,
      limit: number,
    ): Promise<{ heading: string; level: number; page: number | null }[]> {
      return db
        .select({ heading: manualSection.heading, level: manualSection.level, page: manualSection.page })
        .from(manualSection)
        .where(
          and(
            eq(manualSection.companyId, companyId),
            eq(manualSection.versionId, version.id),
            eq(manualSection.edition, version.edition),
          ),
        )
        .orderBy(asc(manualSection.ordinal))
        .limit(limit);
    },
  };
}
