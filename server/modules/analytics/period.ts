/** The period of a figure, as the columns of days and the ids of messages know it. */
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type AnalyticsPeriod, daysOf } from '../../../contracts/analytics.ts';
import { dayOf, daysBefore } from '../../time.ts';

/** Days `YYYY-MM-DD` in UTC, both included. */
export type Days = Pick<AnalyticsPeriod, 'from' | 'to'>;

/** A day moved by a number of days. */
export const movedDay = (day: string, days: number): string => dayOf(daysBefore(new Date(day), -days));

/** As many days as the period has, right before it. */
export const periodBefore = (period: Days): Days => ({
  from: movedDay(period.from, -daysOf(period)),
  to: movedDay(period.from, -1),
});

/**
 * Whether a row whose id is a UUIDv7 was made within the days. Ids lead to the rows of a period by every index that ends
 * with them, as `created_at` does by none.
 */
export const isMadeWithin = (id: AnyPgColumn, { from, to }: Days): SQL | undefined =>
  and(gte(id, firstIdOf(from)), lt(id, firstIdOf(movedDay(to, 1))));

/** What every UUIDv7 made on the day or later is at least. */
function firstIdOf(day: string): SQL {
  const hex = Math.max(0, Date.parse(day)).toString(16).padStart(12, '0');
  return sql`${`${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`}::uuid`;
}
