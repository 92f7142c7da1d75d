/** Parts that all list queries share: a page of rows, and the true total. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The page of a list that is asked for: `page` counts from 1, and an empty `search` finds everything. */
export type ListInput = { page: number; limit: number; search: string };

export type ListPage<T> = { rows: T[]; total: number };

/** Number of rows before the page. */
export const offsetOf = ({ page, limit }: Pick<ListInput, 'page' | 'limit'>): number => (page - 1) * limit;

/** A LIKE pattern that finds `search` anywhere in a text; wildcards in `search` are taken literally. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** The total if the page is the last one, which its being less than full shows; undefined if rows must be counted. */
export function knownTotal(page: Pick<ListInput, 'page' | 'limit'>, rows: number): number | undefined {
  if (rows === page.limit || (rows === 0 && page.page > 1)) return undefined;
  return offsetOf(page) + rows;
}

/** A position in a list with the newest first. */
export type NewestFirstCursor = { createdAt: Date; id: string };

/** True of rows after `cursor` in a list with the newest first. */
export const isBehind = (
  table: Record<keyof NewestFirstCursor, AnyPgColumn>,
  { createdAt, id }: NewestFirstCursor,
): SQL => sql`(${table.createdAt}, ${table.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
