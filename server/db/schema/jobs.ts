/** Work to be done after a transaction, by any process of the installation. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey(),
    /** Company the work is for; `null` for the installation's own. Companies take turns. */
    companyId: uuid('company_id'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** `dead`: failed for the last time, kept to be looked at. Finished jobs are deleted. */
    state: text('state', { enum: ['ready', 'running', 'dead'] })
      .notNull()
      .default('ready'),
    /** Not before this moment. */
    runAt: moment('run_at').notNull().defaultNow(),
    /** How often it was started. */
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    lockedBy: text('locked_by'),
    /** The lease: past it, a running job belongs to whoever takes it. */
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('job_due').on(t.kind, t.runAt).where(sql`${t.state} <> 'dead'`),
    index('job_dead').on(t.kind).where(sql`${t.state} = 'dead'`),
    index('job_company').on(t.companyId, t.kind),
  ],
);
