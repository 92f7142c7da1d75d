/** What every list query shares: one page of rows and the true total. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `page` is 1-based; `search` empty means everything. */
export type ListInput = { page: number; limit: number; search: string };

export type ListPage<T> = { rows: T[]; total: number };

/** Rows to skip before the page begins. */
export const offsetOf = ({ page, limit }: Pick<ListInput, 'page' | 'limit'>): number => (page - 1) * limit;

/** A LIKE pattern that finds `search` anywhere, taking its own wildcards literally. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** The total, when a page that is not full tells it: the last one. Undefined when the rows have to be counted. */
export function knownTotal(page: Pick<ListInput, 'page' | 'limit'>, rows: number): number | undefined {
  if (rows === page.limit || (rows === 0 && page.page > 1)) return undefined;
  return offsetOf(page) + rows;
}

/** A place in a list that shows the newest first. */
export type NewestFirstCursor = { createdAt: Date; id: string };

/** True of the rows behind `cursor` in a list that shows the newest first. */
export const isBehind = (
  table: Record<keyof NewestFirstCursor, AnyPgColumn>,
  { createdAt, id }: NewestFirstCursor,
): SQL => sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
