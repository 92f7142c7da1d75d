import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { CompanyTotals, PlatformAnalytics } from '../../../contracts/admin/platform-analytics.ts';
import type { DailyCount } from '../../../contracts/analytics/analytics.ts';
import type { Db } from '../../db/connect.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { company, companyUsage } from '../../db/schema/companies.ts';
import { sumOf } from '../../db/sum-of.ts';

type Totals = Pick<PlatformAnalytics, 'asked' | 'answered' | 'works' | 'doesNotWork'>;

/** What was asked over all companies, from the daily counters. Days are `YYYY-MM-DD` in UTC. */
export function createPlatformAnalyticsRepository(db: Db) {
  return {
    async sumSince(from: string): Promise<Totals> {
      const [row] = await db
        .select({
          asked: sumOf(dailyQuestions.asked),
          answered: sumOf(dailyQuestions.answered),
          works: sumOf(dailyQuestions.works),
          doesNotWork: sumOf(dailyQuestions.doesNotWork),
        })
        .from(dailyQuestions)
        .where(gte(dailyQuestions.day, from));
      return row ?? { asked: 0, answered: 0, works: 0, doesNotWork: 0 };
    },

    /** Days on which something was asked, oldest first. */
    listDays: (from: string): Promise<DailyCount[]> =>
      db
        .select({
          day: dailyQuestions.day,
          asked: sumOf(dailyQuestions.asked),
          answered: sumOf(dailyQuestions.answered),
        })
        .from(dailyQuestions)
        .where(gte(dailyQuestions.day, from))
        .groupBy(dailyQuestions.day)
        .orderBy(dailyQuestions.day),

    /** Companies that were asked something, most asked first, with their tokens of `month`. */
    listCompanies: (from: string, month: string, limit: number): Promise<CompanyTotals[]> =>
      db
        .select({
          _id: company.id,
          company_name: company.name,
          asked: sumOf(dailyQuestions.asked),
          answered: sumOf(dailyQuestions.answered),
          tokens: sql<number>`coalesce(max(${companyUsage.tokensUsed}), 0)`,
        })
        .from(dailyQuestions)
        .innerJoin(company, eq(company.id, dailyQuestions.companyId))
        .leftJoin(companyUsage, and(eq(companyUsage.companyId, company.id), eq(companyUsage.month, month)))
        .where(gte(dailyQuestions.day, from))
        .groupBy(company.id, company.name)
        .orderBy(desc(sumOf(dailyQuestions.asked)), company.name)
        .limit(limit),

    async sumTokens(month: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<string>`coalesce(sum(${companyUsage.tokensUsed}::bigint), 0)` })
        .from(companyUsage)
        .where(eq(companyUsage.month, month));
      return Number(row?.n ?? 0);
    },
  };
}
