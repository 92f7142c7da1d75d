import { and, asc, between, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type {
  AnalyticsPeriod,
  DailyCount,
  PerformanceOrder,
} from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { deletedProducts } from '../../../db/deleted-products.ts';
import { offsetOf } from '../../../db/list-page.ts';
import { dailyQuestions } from '../../../db/schema/chats.ts';
import { isLive } from '../../../db/schema/columns.ts';
import { product } from '../../../db/schema/products.ts';
import { sumOf } from '../../../db/sum-of.ts';
import type { Days } from '../period.ts';

export type DayRow = DailyCount & { works: number; doesNotWork: number; failed: number };

export type PerformanceRow = {
  id: string;
  name: string;
  asked: number;
  answered: number;
  high: number;
  medium: number;
  low: number;
  works: number;
  doesNotWork: number;
};

type PerformanceInput = AnalyticsPeriod & { page: number; limit: number; order: PerformanceOrder };

const { asked, answered, works, doesNotWork, failed } = dailyQuestions;

/** What was asked of one company in a period, from the daily counters. */
export function createFiguresRepository(db: Db) {
  /**
   * The counters of the period. Deleted products still have theirs, because a deletion may be undone, but they don't
   * count.
   */
  const isCounted = (companyId: string, { from, to, product: productId }: AnalyticsPeriod) =>
    and(
      eq(dailyQuestions.companyId, companyId),
      between(dailyQuestions.day, from, to),
      isOf(dailyQuestions.productId, companyId, productId),
    );

  return {
    /** Questions per day, oldest first; days without one are left out. */
    listDays: (companyId: string, period: AnalyticsPeriod): Promise<DayRow[]> =>
      db
        .select({
          day: dailyQuestions.day,
          asked: sumOf(asked),
          answered: sumOf(answered),
          works: sumOf(works),
          doesNotWork: sumOf(doesNotWork),
          failed: sumOf(failed),
        })
        .from(dailyQuestions)
        .where(isCounted(companyId, period))
        .groupBy(dailyQuestions.day)
        .orderBy(dailyQuestions.day),

    /** Whether anything was asked on that day or before it, of one product or of all. Stops at the first row found. */
    async wasAskedBy(companyId: string, day: string, productId: string | undefined): Promise<boolean> {
      const rows = await db
        .select({ day: dailyQuestions.day })
        .from(dailyQuestions)
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            lte(dailyQuestions.day, day),
            isOf(dailyQuestions.productId, companyId, productId),
            gt(asked, 0),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },

    /** Products in the wanted order, those without a question included. */
    listPerformance(
      companyId: string,
      { order, page, limit, ...period }: PerformanceInput,
    ): Promise<PerformanceRow[]> {
      // Added up before products are joined: that is once for each product, not once for each of its days.
      const counted = db
        .select({
          productId: dailyQuestions.productId,
          asked: sumOf(asked).as('asked'),
          answered: sumOf(answered).as('answered'),
          high: sumOf(dailyQuestions.high).as('high'),
          medium: sumOf(dailyQuestions.medium).as('medium'),
          low: sumOf(dailyQuestions.low).as('low'),
          works: sumOf(works).as('works'),
          doesNotWork: sumOf(doesNotWork).as('does_not_work'),
        })
        .from(dailyQuestions)
        .where(isCounted(companyId, period))
        .groupBy(dailyQuestions.productId)
        .as('counted');
      const orZero = (figure: SQL.Aliased<number>) => sql<number>`coalesce(${figure}, 0)`;
      const most: Record<PerformanceOrder, SQL[]> = {
        asked: [desc(orZero(counted.asked))],
        unanswered: [desc(sql`${orZero(counted.asked)} - ${orZero(counted.answered)}`)],
        'does-not-work': [desc(orZero(counted.doesNotWork))],
        name: [],
      };
      return db
        .select({
          id: product.id,
          name: product.name,
          asked: orZero(counted.asked),
          answered: orZero(counted.answered),
          high: orZero(counted.high),
          medium: orZero(counted.medium),
          low: orZero(counted.low),
          works: orZero(counted.works),
          doesNotWork: orZero(counted.doesNotWork),
        })
        .from(product)
        .leftJoin(counted, eq(counted.productId, product.id))
        .where(
          and(
            eq(product.companyId, companyId),
            isLive(product),
            period.product === undefined ? undefined : eq(product.id, period.product),
          ),
        )
        .orderBy(...most[order], asc(sql`lower(${product.name})`), product.id)
        .limit(limit)
        .offset(offsetOf({ page, limit }));
    },

    /** The product with most questions not answered and answers said not to work; undefined where there are none. */
    async findMostConfusing(
      companyId: string,
      days: Days,
    ): Promise<{ id: string; name: string } | undefined> {
      const counted = db
        .select({
          productId: dailyQuestions.productId,
          wrong: sql<number>`sum(${asked} - ${answered} + ${doesNotWork})`.as('wrong'),
        })
        .from(dailyQuestions)
        .where(isCounted(companyId, days))
        .groupBy(dailyQuestions.productId)
        .as('counted');
      const [row] = await db
        .select({ id: product.id, name: product.name })
        .from(counted)
        .innerJoin(product, and(eq(product.companyId, companyId), eq(product.id, counted.productId)))
        .where(gt(counted.wrong, 0))
        .orderBy(desc(counted.wrong), product.name)
        .limit(1);
      return row;
    },
  };
}

/**
 * True of one product or, if none is named, of all but deleted ones. Leaving out the few deleted ones is cheaper than
 * a join.
 */
const isOf = (column: AnyPgColumn, companyId: string, productId: string | undefined): SQL =>
  productId === undefined ? sql`${column} <> all(${deletedProducts(companyId)})` : eq(column, productId);
