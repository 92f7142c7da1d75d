import { and, between, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { sumOf } from '../../db/sum-of.ts';
import type { Days } from '../analytics/period.ts';

/** A version of a manual that took the place of an earlier one. */
export type NewVersion = {
  manualId: string;
  title: string;
  version: number;
  readyAt: Date;
  manualCreatedAt: Date;
};

/** New versions of one company's manuals, and the counters of the days around them. Reads only. */
export function createVersionRepository(db: Db) {
  return {
    /** Versions that took the place of others from one moment to another, newest first. */
    listNewVersions: (
      companyId: string,
      productId: string,
      { since, until }: { since: Date; until: Date },
    ): Promise<NewVersion[]> =>
      db
        .select({
          manualId: manual.id,
          title: manual.title,
          version: manualVersion.number,
          readyAt: sql`${manualVersion.readyAt}`.mapWith(manualVersion.uploadedAt),
          manualCreatedAt: manual.createdAt,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .where(
          and(
            eq(manual.companyId, companyId),
            eq(manual.productId, productId),
            isLive(manual),
            eq(manualVersion.status, 'ready'),
            sql`${manualVersion.number} > 1`,
            gte(manualVersion.readyAt, since),
            lt(manualVersion.readyAt, until),
          ),
        )
        .orderBy(desc(manualVersion.readyAt)),

    /** Sums the product's counters over days, both included. */
    async sumDays(companyId: string, productId: string, { from, to }: Days) {
      const [row] = await db
        .select({
          asked: sumOf(dailyQuestions.asked),
          answered: sumOf(dailyQuestions.answered),
          works: sumOf(dailyQuestions.works),
          does_not_work: sumOf(dailyQuestions.doesNotWork),
        })
        .from(dailyQuestions)
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            eq(dailyQuestions.productId, productId),
            between(dailyQuestions.day, from, to),
          ),
        );
      return row ?? { asked: 0, answered: 0, works: 0, does_not_work: 0 };
    },
  };
}
