/** Days and months as the counters know them: UTC, as text. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** `moment` less a number of days. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);

/** First day of the month of `moment`, as `YYYY-MM-DD`: the key of a month's usage. */
export const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** When the month's counters begin anew. */
export const nextReset = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
