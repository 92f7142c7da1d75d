/** Address of the calendar of a link’s upkeep. It is apart from the schemas, which the chat does not load. */
export const upkeepCalendarPath = (uniqueId: string): string =>
  `/api/chatbot/upkeep-calendar/${uniqueId}/upkeep.ics`;

/** Address of the page on which an address confirms and ends its reminders, or of something on it. */
export const remindersPath = (token: string, part = ''): string =>
  `/reminders/${token}${part === '' ? '' : `/${part}`}`;
