import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The sum of a column of whole numbers over the selected rows; 0 without any. */
export const sumOf = (column: AnyPgColumn): SQL<number> => sql<number>`coalesce(sum(${column}), 0)::int`;
