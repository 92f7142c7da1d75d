import { type SQL, sql } from 'drizzle-orm';

/** How many of the selected rows the condition holds for; all of them without one. */
export const countIf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})::int`;
