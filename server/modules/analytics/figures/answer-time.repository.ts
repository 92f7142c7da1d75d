import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { deletedProducts } from '../../../db/deleted-products.ts';
import { companyAnswerTimes, productAnswerTimes } from '../../../db/schema/chats.ts';

/** Answers that took about as long as a step of the scale says, in the period and in the days before it. */
export type StepRow = { step: number; now: number; before: number };

/** How long the answers to one company's customers took. */
export function createAnswerTimeRepository(db: Db) {
  return {
    /**
     * The counts of a period and of the days before it, shortest first; those of deleted products are left out.
     * @param earliest first of the days before
     */
    listSteps(companyId: string, period: AnalyticsPeriod, earliest: string): Promise<StepRow[]> {
      const isOwn = (table: typeof productAnswerTimes | typeof companyAnswerTimes) =>
        and(eq(table.companyId, companyId), between(table.day, earliest, period.to));
      const ofProducts = (answers: SQL<number>, isWanted: SQL) => {
        const { day, step } = productAnswerTimes;
        return db
          .select({ day, step, answers: answers.as('answers') })
          .from(productAnswerTimes)
          .where(and(isOwn(productAnswerTimes), isWanted));
      };
      const ofAll = () => {
        const { day, step, answers } = companyAnswerTimes;
        return unionAll(
          db
            .select({ day, step, answers: sql<number>`${answers}`.as('answers') })
            .from(companyAnswerTimes)
            .where(isOwn(companyAnswerTimes)),
          ofProducts(
            sql`-${productAnswerTimes.answers}`,
            sql`${productAnswerTimes.productId} = any(${deletedProducts(companyId)})`,
          ),
        );
      };
      const { product } = period;
      const counts = (
        product === undefined
          ? ofAll()
          : ofProducts(sql`${productAnswerTimes.answers}`, eq(productAnswerTimes.productId, product))
      ).as('counts');
      const sumOf = (days: SQL) =>
        sql<number>`coalesce(sum(${counts.answers}) filter (where ${counts.day} ${days}), 0)::int`;
      return db
        .select({
          step: counts.step,
          now: sumOf(sql`>= ${period.from}`),
          before: sumOf(sql`< ${period.from}`),
        })
        .from(counts)
        .groupBy(counts.step)
        .orderBy(counts.step);
    },
  };
}
