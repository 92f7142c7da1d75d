/** Which upkeep mails may remind of. It is apart from the schemas, which the chat does not load. */
type Period = { count: number; unit: 'day' | 'week' | 'month' | 'year' };

/** Of the shortest of each. */
const DAYS = { day: 1, week: 7, month: 28, year: 365 } as const;
const LEAST_DAYS = 28;

/** Whether a task comes seldom enough for a mail, once a month or less: what is due every week would fill a mailbox. */
export const isRemindable = (every: Period | null): boolean =>
  every !== null && every.count * DAYS[every.unit] >= LEAST_DAYS;
