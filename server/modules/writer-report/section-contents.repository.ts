import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passage } from '../../db/schema/manuals.ts';

/** How many passages a section has, and how many of these are warnings. */
export type SectionContent = { section: number; passages: number; warnings: number };

/** What the sections of one company's manuals are made of. Reads only. */
export function createSectionContentRepository(db: Db) {
  return {
    /** Sections without passages of their own are left out. */
    listContents: (
      companyId: string,
      { versionId, edition }: { versionId: string; edition: number },
    ): Promise<SectionContent[]> =>
      db
        .select({
          section: passage.section,
          passages: count(),
          warnings: sql<number>`(count(*) filter (where ${passage.kind} = 'warning'))::int`,
        })
        .from(passage)
        .where(
          and(
            eq(passage.companyId, companyId),
            eq(passage.versionId, versionId),
            eq(passage.edition, edition),
          ),
        )
        .groupBy(passage.section),
  };
}
