/** Reminders of upkeep that customers asked for, by mail. */
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chatbot } from './chats.ts';
import { moment, tenantKey } from './columns.ts';

/** A task as the manual said it when it was asked for. */
export type ReminderTask = {
  key: string;
  task: string;
  printed: string;
  every: { count: number; unit: 'day' | 'week' | 'month' | 'year' };
  /** Title of the manual, and its page; null where the format has none. */
  title: string;
  page: string | null;
  /** YYYY-MM-DD. */
  dueOn: string;
};

/** One address on one link. Until the address has confirmed it, nothing is sent but that question. */
export const upkeepReminder = pgTable(
  'upkeep_reminder',
  {
    ...tenantKey,
    chatbotId: uuid('chatbot_id').notNull(),
    email: text('email').notNull(),
    /** ISO 639-1, of the words around the manual's. */
    language: text('language').notNull(),
    tasks: jsonb('tasks').$type<ReminderTask[]>().notNull(),
    /** The earliest of its tasks. */
    nextDueOn: date('next_due_on').notNull(),
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      name: 'upkeep_reminder_chatbot',
      columns: [t.companyId, t.chatbotId],
      foreignColumns: [chatbot.companyId, chatbot.id],
    }).onDelete('cascade'),
    index('upkeep_reminder_of_chatbot').on(t.companyId, t.chatbotId, t.email),
    index('upkeep_reminder_address').on(t.companyId, t.email),
    index('upkeep_reminder_due').on(t.nextDueOn).where(sql`${t.confirmedAt} is not null`),
    index('upkeep_reminder_created').on(t.createdAt),
  ],
);
