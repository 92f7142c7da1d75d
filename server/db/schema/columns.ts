/** Column types that every table uses. */
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment in UTC with milliseconds, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** First columns of a table of companies' things; together its primary key. */
export const tenantKey = { companyId: uuid('company_id').notNull(), id: uuid('id').notNull() };
