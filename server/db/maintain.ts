import type { Database } from './connect.ts';

/**
 * Frees the space of deleted rows in the embedded database and refreshes the planner's statistics. To be called daily;
 * it blocks the only session meanwhile. For a server it does nothing, since autovacuum does it there.
 */
export async function maintainDatabase({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (kind === 'embedded') await pool.query('vacuum (analyze)');
}
