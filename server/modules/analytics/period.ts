/** The period of a figure, as the columns of days and the ids of messages know it. */
import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type AnalyticsPeriod, daysOf } from '../../../contracts/analytics/analytics.ts';
import { firstIdAt } from '../../db/first-id.ts';
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

/** Whether a row whose id is a UUIDv7 was made within the days. */
export const isMadeWithin = (id: AnyPgColumn, { from, to }: Days): SQL | undefined =>
  isMadeBetween(id, new Date(from), new Date(movedDay(to, 1)));

/** Whether a row whose id is a UUIDv7 was made at `since` or later, and before `until`. */
export const isMadeBetween = (id: AnyPgColumn, since: Date, until: Date): SQL | undefined =>
  and(gte(id, firstIdAt(since)), lt(id, firstIdAt(until)));
