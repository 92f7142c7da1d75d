/**
 * A server makes checkpoints by itself. PostgreSQL in a single process, as it runs here, only makes one when it
 * closes: until then its log would grow with everything written, and a start after a crash would replay all of it.
 */
import type pg from 'pg';

const defaultMaxLogBytes = 64 * 2 ** 20;
const lookEveryMs = 60_000;

/** Makes a checkpoint if more has been logged since the last one than `maxLogBytes`. Returns whether it did. */
export async function checkpointIfDue(
  pool: pg.Pool,
  { maxLogBytes = defaultMaxLogBytes }: { maxLogBytes?: number } = {},
): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.bytes ?? 0) <= maxLogBytes) return false;
  await pool.query('checkpoint');
  return true;
}

/** Looks every minute, between the queries of others. Returns what ends it. */
export function keepLogShort(pool: pg.Pool): () => void {
  // One that fails is made a minute later; whatever is wrong with the disk, the next commit hears of it, too.
  const timer = setInterval(() => void checkpointIfDue(pool).catch(() => undefined), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
