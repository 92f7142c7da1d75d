/**
 * Makes checkpoints. A server does so by itself, but PostgreSQL in a single process, as it runs here, makes one only
 * when it closes. Until then its log would grow, and a start after a crash would replay all of it.
 */
import type pg from 'pg';

const defaultMaxLogBytes = 64 * 2 ** 20;
const lookEveryMs = 60_000;

/** Makes a checkpoint if more than `maxLogBytes` were logged since the last one. @returns whether it did */
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

export type Checkpoints = {
  /** Stops checkpoints until `resume`, because they would remove the log that a copy under way needs. */
  pause(): void;
  resume(): void;
  /** Stops checkpoints for good. */
  stop(): void;
};

/** Checks every minute, between other queries, whether a checkpoint is due. */
export function keepLogShort(pool: pg.Pool): Checkpoints {
  let isPaused = false;
  const timer = setInterval(() => {
    // A failed checkpoint is tried again after a minute. If the disk is at fault, the next commit fails, too.
    if (!isPaused) void checkpointIfDue(pool).catch(() => undefined);
  }, lookEveryMs);
  timer.unref();
  return {
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    stop: () => clearInterval(timer),
  };
}
