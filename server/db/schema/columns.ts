/** Columns that many tables have. */
import { isNull, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column for a moment in UTC, with milliseconds, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A column for bytes, read and written as a Buffer. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** First columns of tables whose rows belong to companies; together they are the primary key. */
export const tenantKey = { companyId: uuid('company_id').notNull(), id: uuid('id').notNull() };

/**
 * Column that is set while a deletion can still be undone. Queries for live rows no longer find the row, and a job
 * later removes it for good.
 */
export const deletionMark = { deletedAt: moment('deleted_at') };

/** True of rows that are not deleted. */
export const isLive = (table: Record<keyof typeof deletionMark, AnyPgColumn>): SQL => isNull(table.deletedAt);
