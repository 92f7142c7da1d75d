import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Figure, Passage, Section } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import {
  isVersionOfManual,
  manual,
  manualFigure,
  manualSection,
  manualVersion,
  passage,
} from '../../db/schema/manuals.ts';
import { toStorable } from '../../lib/storable.ts';
import { type PassageColumns, passageRow, toPassage } from './passage-row.ts';

/** Which edition holds a version that is understood as a whole. */
export const FINAL = 1;

/** Where an edition's rows are. */
export type EditionKey = { versionId: string; edition: number };

export type EditionRepository = ReturnType<typeof createEditionRepository>;

const of = (
  table: typeof manualSection | typeof passage | typeof manualFigure,
  companyId: string,
  { versionId, edition }: EditionKey,
) => and(eq(table.companyId, companyId), eq(table.versionId, versionId), eq(table.edition, edition));

/** Sections, passages and figures of a version. Callers keep batches small: each call is one statement. */
export function createEditionRepository(db: Db) {
  return { ...queryWriting(db), ...queryReading(db), ...queryRemoving(db) };
}

/** How an edition is stored. */
function queryWriting(db: Db) {
  return {
    async insertSections(companyId: string, key: EditionKey, sections: Section[]): Promise<void> {
      if (sections.length === 0) return;
      await db
        .insert(manualSection)
        .values(sections.map((section) => ({ companyId, ...key, ...toStorable(section) })));
    },

    async insertPassages(companyId: string, key: EditionKey, passages: Passage[]): Promise<void> {
      if (passages.length === 0) return;
      await db
        .insert(passage)
        .values(passages.map((found) => passageRow(companyId, key.versionId, key.edition, found)));
    },

    async insertFigures(companyId: string, key: EditionKey, figures: Figure[]): Promise<void> {
      if (figures.length === 0) return;
      await db.insert(manualFigure).values(
        figures.map((figure) => ({
          companyId,
          ...key,
          ordinal: figure.ordinal,
          content: toStorable(figure),
        })),
      );
    },
  };
}

/** What an edition holds. */
function queryReading(db: Db) {
  return {
    async listSections(companyId: string, key: EditionKey): Promise<Section[]> {
      return db
        .select({
          ordinal: manualSection.ordinal,
          level: manualSection.level,
          heading: manualSection.heading,
          path: manualSection.path,
          page: manualSection.page,
          pageEnd: manualSection.pageEnd,
        })
        .from(manualSection)
        .where(of(manualSection, companyId, key))
        .orderBy(asc(manualSection.ordinal));
    },

    /** At most `limit` passages after ordinal `after`, in order. */
    async listPassages(companyId: string, key: EditionKey, after: number, limit: number): Promise<Passage[]> {
      const rows: PassageColumns[] = await db
        .select({
          ordinal: passage.ordinal,
          section: passage.section,
          kind: passage.kind,
          heading: passage.heading,
          path: passage.path,
          text: passage.text,
          context: passage.context,
          page: passage.page,
          pageEnd: passage.pageEnd,
          detail: passage.detail,
        })
        .from(passage)
        .where(and(of(passage, companyId, key), gt(passage.ordinal, after)))
        .orderBy(asc(passage.ordinal))
        .limit(limit);
      return rows.map(toPassage);
    },

    /** Figures without the bytes of their pictures, which may be megabytes. */
    async listFigures(companyId: string, key: EditionKey): Promise<Figure[]> {
      const content = sql<Figure>`${manualFigure.content} || '{"image":null}'::jsonb`;
      const rows = await db
        .select({ content: content.mapWith(manualFigure.content) })
        .from(manualFigure)
        .where(of(manualFigure, companyId, key))
        .orderBy(asc(manualFigure.ordinal));
      return rows.map((row) => row.content);
    },
  };
}

/** How an edition goes. */
function queryRemoving(db: Db) {
  return {
    async deleteSections(companyId: string, key: EditionKey): Promise<void> {
      await db.delete(manualSection).where(of(manualSection, companyId, key));
    },

    async deletePassages(companyId: string, key: EditionKey): Promise<void> {
      await db.delete(passage).where(of(passage, companyId, key));
    },

    async deleteFigures(companyId: string, key: EditionKey): Promise<void> {
      await db.delete(manualFigure).where(of(manualFigure, companyId, key));
    },

    /** Versions of all companies that another one has replaced and that still have passages. */
    async listReplacedWithPassages(): Promise<{ companyId: string; versionId: string }[]> {
      const { companyId, id } = manualVersion;
      return db
        .select({ companyId, versionId: id })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .where(
          and(
            eq(manualVersion.status, 'ready'),
            ne(manual.currentVersionId, id),
            sql`exists (select 1 from ${passage} where ${passage.companyId} = ${companyId} and ${passage.versionId} = ${id})`,
          ),
        );
    },
  };
}
