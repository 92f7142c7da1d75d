import { type SQL, sql } from 'drizzle-orm';

/**
 * The smallest UUIDv7 that can be made at a moment or later. Comparing ids with it finds the rows of a period by any
 * index that ends with the id; no index has `created_at`.
 */
export function firstIdAt(moment: Date): SQL {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return sql`${`${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`}::uuid`;
}
