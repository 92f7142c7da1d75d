/** Trends on the dashboard's cards: computed, and absent where there is no earlier period to compare with. */

const DAY_MS = 86_400_000;

/** Change in whole percent; null when there was nothing before. */
export const changePercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** `YYYY-MM-DD`, UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** `moment` less a number of days. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
