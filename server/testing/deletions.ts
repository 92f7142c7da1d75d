/** Time for tests: the moment after which a deletion can't be undone any more. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/connect.ts';
import type { TestApp } from './test-app.ts';

const POLL_MS = 50;
const TIMEOUT_MS = 10_000;

/** Lets the time for undoing run out and waits until everything deleted is removed for good, files included. */
export async function endUndoTime({ pool }: Database, { services }: TestApp): Promise<void> {
  await pool.query("update job set run_at = now() where kind = 'remove-deleted'");
  let left: unknown[] = [];
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_MS) {
    services.jobs.wake();
    const { rows } = await pool.query(
      "select kind, state, attempts, run_at, last_error from job where kind in ('remove-deleted', 'remove-files')",
    );
    left = rows;
    if (left.length === 0) return;
    await sleep(POLL_MS);
  }
  throw new Error(`What was deleted was not removed: ${JSON.stringify(left)}`);
}
