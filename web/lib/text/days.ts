/** Calculates with days as the counters have them: in UTC, as `YYYY-MM-DD`. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that is `days` later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
