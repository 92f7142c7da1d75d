/** Jobs to be done after a transaction by any process of the installation. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey(),
    /** Company that the job is for; null for the installation's own. Companies take turns. */
    companyId: uuid('company_id'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** State of the job. A `dead` one has failed for good and is kept for inspection; finished jobs are deleted. */
    state: text('state', { enum: ['ready', 'running', 'dead'] })
      .notNull()
      .default('ready'),
    /** Earliest time of the next attempt. */
    runAt: moment('run_at').notNull().defaultNow(),
    /** Number of attempts so far. */
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    lockedBy: text('locked_by'),
    /** End of the lease; after it another worker may take a running job. */
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
