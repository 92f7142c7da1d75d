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

export type Checkpoints = {
  /** None is made until `resume`: it would remove the log that a copy under way needs. */
  pause(): void;
  resume(): void;
  /** Makes no more of them. */
  stop(): void;
};

/** Looks every minute, between the queries of others. */
export function keepLogShort(pool: pg.Pool): Checkpoints {
  let isPaused = false;
  const timer = setInterval(() => {
    // One that fails is made a minute later; whatever is wrong with the disk, the next commit hears of it, too.
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
