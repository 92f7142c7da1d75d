/** Column types that every table uses. */
import { isNull, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment in UTC with milliseconds, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** First columns of a table of companies' things; together its primary key. */
export const tenantKey = { companyId: uuid('company_id').notNull(), id: uuid('id').notNull() };

/**
 * Set while a deletion can still be undone: whoever asks for live rows must not find it any more, and a job removes it
 * for good.
 */
export const deletionMark = { deletedAt: moment('deleted_at') };

/** True of rows that nobody has deleted. */
export const isLive = (table: Record<keyof typeof deletionMark, AnyPgColumn>): SQL => isNull(table.deletedAt);
