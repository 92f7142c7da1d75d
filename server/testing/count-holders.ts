import type { Database } from '../db/connect.ts';

/** How many rows of any table hold these words. */
export async function countHolders({ pool }: Database, words: string): Promise<number> {
  const tables = await pool.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  let holders = 0;
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select count(*)::int as n from ${name} t where t::text ilike $1`, [
      `%${words}%`,
    ]);
    holders += rows[0].n;
  }
  return holders;
}
