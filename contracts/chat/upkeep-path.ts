/** Address of the calendar of a link’s upkeep. It is apart from the schemas, which the chat does not load. */
export const upkeepCalendarPath = (uniqueId: string): string =>
  `/api/chatbot/upkeep-calendar/${uniqueId}/upkeep.ics`;

/** Address of the page on which an address confirms and ends its reminders, or of something on it. */
export const remindersPath = (token: string, part = ''): string =>
  `/reminders/${token}${part === '' ? '' : `/${part}`}`;

type Period = { count: number; unit: 'day' | 'week' | 'month' | 'year' };

/** Whether a task comes seldom enough for a mail, once a month or less: what is due every week would fill a mailbox. */
export const isRemindable = (every: Period | null): boolean =>
  every !== null && every.count * DAYS[every.unit] >= LEAST_DAYS;

/** Of the shortest. */
const DAYS = { day: 1, week: 7, month: 28, year: 365 } as const;
const LEAST_DAYS = 28;
