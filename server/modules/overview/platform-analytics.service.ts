import { type PlatformAnalytics, TOP_COMPANIES } from '../../../contracts/admin/platform-analytics.ts';
import type { DailyCount } from '../../../contracts/analytics/analytics.ts';
import type { Db } from '../../db/connect.ts';
import { dayOf, daysBefore, monthOf } from '../../time.ts';
import { createPlatformAnalyticsRepository } from './platform-analytics.repository.ts';

export type PlatformAnalyticsService = ReturnType<typeof createPlatformAnalytics>;

/** Questions and tokens over all companies. */
export function createPlatformAnalytics({ db }: { db: Db }) {
  const repository = createPlatformAnalyticsRepository(db);

  return {
    /** @param days that the period has, today included */
    async read(days: number, now = new Date()): Promise<PlatformAnalytics> {
      const period = daysOf(days, now);
      const from = period[0] ?? dayOf(now);
      const month = monthOf(now);
      const asked = new Map((await repository.listDays(from)).map((totals) => [totals.day, totals]));
      return {
        ...(await repository.sumSince(from)),
        tokensThisMonth: await repository.sumTokens(month),
        days: period.map((day): DailyCount => asked.get(day) ?? { day, asked: 0, answered: 0 }),
        companies: await repository.listCompanies(from, month, TOP_COMPANIES),
      };
    },
  };
}

/** The days of a period that ends with `now`, oldest first. */
const daysOf = (days: number, now: Date): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(daysBefore(now, days - 1 - index)));
