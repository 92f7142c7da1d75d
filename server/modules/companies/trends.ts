/** Trends on the dashboard's cards: computed, and absent where there is no earlier period to compare with. */

/** Change in whole percent; null when there was nothing before. */
export const changePercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
