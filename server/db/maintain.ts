import type { Database } from './connect.ts';

/**
 * What a server does by itself (autovacuum) and the embedded database does not: frees the space of deleted rows
 * and refreshes the planner's statistics. Call it daily; it holds the one session while it works. On a server it
 * does nothing.
 */
export async function maintainDatabase({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (kind === 'embedded') await pool.query('vacuum (analyze)');
}
