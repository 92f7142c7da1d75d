/** Address of the calendar of a link’s upkeep. It is apart from the schemas, which the chat does not load. */
export const upkeepCalendarPath = (uniqueId: string): string =>
  `/api/chatbot/upkeep-calendar/${uniqueId}/upkeep.ics`;
