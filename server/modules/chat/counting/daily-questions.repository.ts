import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { dailyQuestions } from '../../../db/schema/chats.ts';

/** Counters of one answered question. `confidence` is the share it counts into. */
export type DayCount = { day: string; answered: boolean; confidence: 'high' | 'medium' | 'low' };

/** The questions of each day, by company and product, and what was thought of their answers. Days are `YYYY-MM-DD` in UTC. */
export function queryDailyQuestions(db: Db) {
  return {
    /** Counts a question that was answered, or refused. */
    async countQuestion(
      companyId: string,
      productId: string,
      { day, answered, confidence }: DayCount,
    ): Promise<void> {
      const added = {
        asked: 1,
        answered: answered ? 1 : 0,
        high: confidence === 'high' ? 1 : 0,
        medium: confidence === 'medium' ? 1 : 0,
        low: confidence === 'low' ? 1 : 0,
      };
      await db
        .insert(dailyQuestions)
        .values({ companyId, productId, day, ...added })
        .onConflictDoUpdate({
          target: [dailyQuestions.companyId, dailyQuestions.productId, dailyQuestions.day],
          set: {
            asked: sql`${dailyQuestions.asked} + ${added.asked}`,
            answered: sql`${dailyQuestions.answered} + ${added.answered}`,
            high: sql`${dailyQuestions.high} + ${added.high}`,
            medium: sql`${dailyQuestions.medium} + ${added.medium}`,
            low: sql`${dailyQuestions.low} + ${added.low}`,
          },
        });
    },

    /** Moves the day's feedback counters (negative takes an earlier word back). */
    async countFeedback(
      companyId: string,
      productId: string,
      day: string,
      { works, doesNotWork, failed }: Record<'works' | 'doesNotWork' | 'failed', number>,
    ): Promise<void> {
      await db
        .update(dailyQuestions)
        .set({
          works: sql`${dailyQuestions.works} + ${works}`,
          doesNotWork: sql`${dailyQuestions.doesNotWork} + ${doesNotWork}`,
          failed: sql`${dailyQuestions.failed} + ${failed}`,
        })
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            eq(dailyQuestions.productId, productId),
            eq(dailyQuestions.day, day),
          ),
        );
    },
  };
}
