import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StoredFormat } from '../../../contracts/manuals/manual-formats.ts';
import type { Figure } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { instructionPage } from '../../db/schema/instructions.ts';
import { isVersionOfManual, manual, manualFigure, manualVersion } from '../../db/schema/manuals.ts';
import { errorImage, ofLiveProduct, product } from '../../db/schema/products.ts';

export type FileRepository = ReturnType<typeof createFileRepository>;

/** The version of a manual that a file is. */
export type ManualFile = {
  versionId: string;
  filename: string;
  format: StoredFormat;
  /** Null until the file has been opened. */
  pages: number | null;
  edition: number;
};

/**
 * Neither suspended nor closed: its files answer as if there were none, whoever has a link. The logo of a suspended one
 * stays on its contact card.
 */
const ofActiveCompany = (companyId: string) =>
  sql`exists (select 1 from ${company} where ${company.id} = ${companyId} and ${company.suspendedAt} is null and ${isOpenCompany})`;

/**
 * Tells which files of a company belong to something; others are never served. Files of deleted things aren't served
 * either, but count as used while the deletion can be undone.
 */
export function createFileRepository(db: Db) {
  return { ...queryOwners(db), ...queryUpkeep(db), ...queryFigures(db) };
}

/** Whose a file is. */
function queryOwners(db: Db) {
  return {
    async findManualFile(companyId: string, fileKey: string): Promise<ManualFile | undefined> {
      const isServed = ofActiveCompany(companyId);
      const [row] = await db
        .select({
          versionId: manualVersion.id,
          filename: manualVersion.filename,
          format: manualVersion.format,
          pages: manualVersion.pages,
          edition: manualVersion.edition,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualVersion.companyId, companyId),
            eq(manualVersion.fileKey, fileKey),
            isLive(manual),
            isServed,
          ),
        );
      return row;
    },

    async isErrorImage(companyId: string, fileKey: string): Promise<boolean> {
      const isServed = ofActiveCompany(companyId);
      const rows = await db
        .select({ id: errorImage.id })
        .from(errorImage)
        .innerJoin(product, ofLiveProduct(errorImage))
        .where(
          and(
            eq(errorImage.companyId, companyId),
            eq(errorImage.fileKey, fileKey),
            isLive(errorImage),
            isServed,
          ),
        );
      return rows.length > 0;
    },

    async isLogo(companyId: string, fileKey: string): Promise<boolean> {
      const rows = await db
        .select({ id: company.id })
        .from(company)
        .where(and(eq(company.id, companyId), eq(company.logoKey, fileKey), isOpenCompany));
      return rows.length > 0;
    },
  };
}

/** What the tidying of stored files needs. */
function queryUpkeep(db: Db) {
  return {
    /** Those of the company's `fileKeys` that are part of something. */
    async listUsedKeys(companyId: string, fileKeys: string[]): Promise<Set<string>> {
      const versions = db
        .select({ key: manualVersion.fileKey })
        .from(manualVersion)
        .where(and(eq(manualVersion.companyId, companyId), inArray(manualVersion.fileKey, fileKeys)));
      const images = db
        .select({ key: errorImage.fileKey })
        .from(errorImage)
        .where(and(eq(errorImage.companyId, companyId), inArray(errorImage.fileKey, fileKeys)));
      const logos = db
        .select({ key: sql<string>`${company.logoKey}` })
        .from(company)
        .where(and(eq(company.id, companyId), inArray(company.logoKey, fileKeys)));
      const declarations = db
        .select({ key: sql<string>`${instructionPage.declarationKey}` })
        .from(instructionPage)
        .where(
          and(eq(instructionPage.companyId, companyId), inArray(instructionPage.declarationKey, fileKeys)),
        );
      const rows = await versions.unionAll(images).unionAll(logos).unionAll(declarations);
      return new Set(rows.map((row) => row.key));
    },

    async companyExists(companyId: string): Promise<boolean> {
      const rows = await db.select({ id: company.id }).from(company).where(eq(company.id, companyId));
      return rows.length === 1;
    },
  };
}

/** Figures of manuals. */
function queryFigures(db: Db) {
  return {
    /** Those of a manual's figures with a picture of their own that take the most room, at most `limit`. */
    async listHeaviestFigures(companyId: string, file: ManualFile, limit: number): Promise<Figure[]> {
      const { content } = manualFigure;
      // What is stored, packed: nothing has to be unpacked to compare it.
      const room = sql`pg_column_size(${content})`;
      const rows = await db
        .select({ content })
        .from(manualFigure)
        .where(
          and(
            eq(manualFigure.companyId, companyId),
            eq(manualFigure.versionId, file.versionId),
            eq(manualFigure.edition, file.edition),
          ),
        )
        .orderBy(desc(room))
        .limit(limit);
      return rows.flatMap((row) => (row.content.image ? [row.content] : []));
    },

    async findFigure(companyId: string, file: ManualFile, ordinal: number): Promise<Figure | undefined> {
      const [row] = await db
        .select({ content: manualFigure.content })
        .from(manualFigure)
        .where(
          and(
            eq(manualFigure.companyId, companyId),
            eq(manualFigure.versionId, file.versionId),
            eq(manualFigure.edition, file.edition),
            eq(manualFigure.ordinal, ordinal),
          ),
        );
      return row?.content;
    },
  };
}
