import { type SQL, sql } from 'drizzle-orm';

/**
 * What every UUIDv7 made at the moment or later is at least. Ids lead to the rows of a period by every index that ends
 * with them, as `created_at` does by none.
 */
export function firstIdAt(moment: Date): SQL {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return sql`${`${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`}::uuid`;
}
