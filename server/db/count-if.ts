import { type SQL, sql } from 'drizzle-orm';

/** Counts the selected rows for which the condition holds; all of them if there is none. */
export const countIf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`;
