/** What a product's manuals have done again and again, and the calendars that are made of it. */
import { z } from 'zod';
import { MAX_REMINDER_TASKS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { done as doneReply, email, reply, uniqueId } from '../shapes.ts';
import { citation } from './messages.ts';

/** A task that comes again. At least one of `every` and `uses` is there. */
export const upkeepTask = z.object({
  key: z.string().describe('names the task for as long as the manual says the same of it'),
  task: z.string().describe('word for word'),
  printed: z.string().describe('how often, word for word: “every 200 cups or 3 months”'),
  every: z
    .object({ count: z.number().int(), unit: z.enum(['day', 'week', 'month', 'year']) })
    .nullable()
    .describe('what a calendar can count; null where only uses are counted'),
  uses: z.string().nullable().describe('what a calendar cannot count, word for word'),
  place: citation,
});
export type UpkeepTask = z.output<typeof upkeepTask>;

const taskKey = z.string().regex(/^[\w-]{1,40}$/, 'There is no such task.');
const done = z.iso
  .date('A day is written YYYY-MM-DD.')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Choose a day of this century.')
  .optional()
  .describe('when it was done last; missing: today');
const lang = z
  .string()
  .regex(/^[a-z]{2}$/, 'A language has two letters.')
  .optional()
  .describe('of what stands around the manual’s words, ISO 639-1');

/** The parameters of a calendar's address. */
export const calendarQuery = z.object({
  task: taskKey.optional().describe('its key; missing: all tasks that a calendar can hold'),
  done,
  lang,
});
export type CalendarQuery = z.output<typeof calendarQuery>;

/** No session is needed: the link is the key. */
export const upkeepRoutes = {
  upkeep: defineRoute({
    method: 'POST',
    path: '/api/chatbot/upkeep',
    summary: 'What the manuals of a link have done again and again, and how often, in their order',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId }),
    replies: { 200: reply(200, z.object({ tasks: z.array(upkeepTask) })) },
  }),
  askReminders: defineRoute({
    method: 'POST',
    path: '/api/chatbot/upkeep-reminders',
    summary:
      'Ask for reminders of tasks that come again after a month or more; the address is asked first whether it wants them',
    auth: 'public',
    limit: 'form',
    body: z.object({
      uniqueId,
      email,
      tasks: z.array(taskKey).min(1).max(MAX_REMINDER_TASKS),
      done,
      lang,
    }),
    replies: { 200: doneReply },
  }),
};
