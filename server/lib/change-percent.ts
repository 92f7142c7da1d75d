/** Change in whole percent; null when there was nothing before to compare with. */
export const changePercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
