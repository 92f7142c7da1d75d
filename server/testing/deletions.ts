/** Time for tests: the moment after which a deletion, or the closing of a company, can't be undone any more. */
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { job } from '../db/schema/jobs.ts';
import { eraseCompanyJob } from '../modules/closing/erase-company.job.ts';
import { eventually } from './jobs.ts';
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

/** Lets the time for undoing run out and waits until every closed company is erased. */
export async function endClosingTime({ services }: TestApp): Promise<void> {
  const isErasing = eq(job.kind, eraseCompanyJob.kind);
  await services.db.update(job).set({ runAt: new Date() }).where(isErasing);
  await eventually(async () => {
    services.jobs.wake();
    const left = await services.db.select().from(job).where(isErasing);
    if (left.length > 0) throw new Error(`A closed company was not erased: ${JSON.stringify(left)}`);
  });
}
