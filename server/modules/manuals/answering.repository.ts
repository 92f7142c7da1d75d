import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { PrintedPages } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { pagesOf } from './pages-of.ts';

/** The version of a manual that questions are answered from, and in which edition. */
export type AnsweringVersion = {
  manualId: string;
  title: string;
  versionId: string;
  /** Number of the version, 1 for the first upload. */
  number: number;
  edition: number;
  status: 'queued' | 'processing' | 'ready' | 'failed';
  fileKey: string;
  filename: string;
  /** Null for formats without pages. */
  pages: number | null;
  pagesRead: number;
  language: string;
  /** The number printed on a page, by the page's number in the file, where they differ. */
  printedPages: PrintedPages;
  /** Changes whenever other vectors of its passages are to be used. */
  vectorsRevision: number;
};

/** Finds what answers; rows of passages are read elsewhere. */
export function createAnsweringRepository(db: Db) {
  return {
    /**
     * For each manual of a product, oldest first, the version that answers: the current one; without one, the newest
     * that is being read and has provisional passages.
     */
    async listAnsweringVersions(companyId: string, productId: string): Promise<AnsweringVersion[]> {
      const rows = await db
        .select({
          manualId: manual.id,
          title: manual.title,
          currentVersionId: manual.currentVersionId,
          versionId: manualVersion.id,
          number: manualVersion.number,
          edition: manualVersion.edition,
          status: manualVersion.status,
          fileKey: manualVersion.fileKey,
          filename: manualVersion.filename,
          paged: manualVersion.paged,
          pages: manualVersion.pages,
          pagesRead: manualVersion.pagesRead,
          language: manualVersion.language,
          printedPages: manualVersion.printedPages,
          vectorsRevision: manualVersion.vectorsRevision,
        })
        .from(manual)
        .innerJoin(manualVersion, isVersionOfManual)
        .where(
          and(
            eq(manual.companyId, companyId),
            eq(manual.productId, productId),
            isLive(manual),
            or(
              eq(manualVersion.id, manual.currentVersionId),
              and(inArray(manualVersion.status, ['queued', 'processing']), isNotNull(manualVersion.pages)),
            ),
          ),
        )
        .orderBy(asc(manual.createdAt), asc(manual.id), desc(manualVersion.number));
      const chosen = new Map<string, AnsweringVersion>();
      for (const { currentVersionId, paged, pages, ...row } of rows) {
        const isCurrent = row.versionId === currentVersionId;
        const isProvisional = currentVersionId === null && row.pagesRead > 0 && !chosen.has(row.manualId);
        if (!isCurrent && !isProvisional) continue;
        chosen.set(row.manualId, { ...row, pages: pagesOf({ paged, pages }) });
      }
      return [...chosen.values()];
    },
  };
}
