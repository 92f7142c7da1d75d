/** The queue's queries. Times are the database's own, so that workers need not agree on the clock. */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { fromNow } from '../db/from-now.ts';
import { job } from '../db/schema/jobs.ts';
import { notifyWorkers } from './enqueue-job.ts';

export type JobRow = typeof job.$inferSelect;

/** Stands for "no company" where companies take turns. */
export const noCompany = '00000000-0000-0000-0000-000000000000';

const maxErrorLength = 2_000;

/** It was to run at once, at a moment that is still to come: the clock was set back since. */
const isFromLater = sql`(${job.runAt} = ${job.createdAt} and ${job.createdAt} > now())`;

export type Claim = {
  kind: string;
  worker: string;
  leaseMs: number;
  /** Companies in the order in which they were served, the latest last; those not named come first. */
  servedCompanies: string[];
  /** Jobs this worker still has in hand, whatever the clock says of their leases. */
  ownJobs: string[];
};

export function jobsRepository(db: Db) {
  /** The job is ours only as long as nobody has taken it over. */
  const held = (id: string, worker: string) =>
    and(eq(job.id, id), eq(job.lockedBy, worker), eq(job.state, 'running'));
  const unlocked = { state: 'ready', lockedBy: null, lockedUntil: null } as const;

  return {
    /** Takes one job that is due or whose worker has gone quiet; null if there is none. */
    claim: async ({ kind, worker, leaseMs, servedCompanies, ownJobs }: Claim): Promise<JobRow | null> => {
      const due = sql`(
        select ${job.id} from ${job}
        where ${job.kind} = ${kind} and ${job.attempts} < ${job.maxAttempts}
          and ((${job.state} = 'ready' and (${job.runAt} <= now() or ${isFromLater}))
            or (${job.state} = 'running' and ${job.lockedUntil} < now()))
          and ${job.id} <> all(${sql.param(ownJobs)}::uuid[])
        order by array_position(${sql.param(servedCompanies)}::uuid[], coalesce(${job.companyId}, ${noCompany}::uuid)) nulls first,
          ${job.runAt}, ${job.id}
        limit 1 for update skip locked)`;
      const rows = await db
        .update(job)
        .set({
          state: 'running',
          attempts: sql`${job.attempts} + 1`,
          lockedBy: worker,
          lockedUntil: fromNow(leaseMs),
        })
        .where(sql`${job.id} in ${due}`)
        .returning();
      return rows[0] ?? null;
    },

    /** @returns false if the job has been taken over or removed. */
    renew: async (id: string, worker: string, leaseMs: number): Promise<boolean> => {
      const rows = await db
        .update(job)
        .set({ lockedUntil: fromNow(leaseMs) })
        .where(held(id, worker))
        .returning({ id: job.id });
      return rows.length > 0;
    },

    /** @returns false if the job has been taken over or removed. */
    complete: async (id: string, worker: string): Promise<boolean> => {
      const rows = await db.delete(job).where(held(id, worker)).returning({ id: job.id });
      return rows.length > 0;
    },

    retryLater: async (id: string, worker: string, error: string, waitMs: number): Promise<void> => {
      await db
        .update(job)
        .set({ ...unlocked, runAt: fromNow(waitMs), lastError: error.slice(0, maxErrorLength) })
        .where(held(id, worker));
    },

    /** Gives a job back as if it had not been started. */
    putBack: async (id: string, worker: string): Promise<void> => {
      await db
        .update(job)
        .set({ ...unlocked, attempts: sql`${job.attempts} - 1` })
        .where(held(id, worker));
    },

    bury: async (id: string, worker: string, error: string): Promise<boolean> => {
      const rows = await db
        .update(job)
        .set({ state: 'dead', lockedUntil: null, lastError: error.slice(0, maxErrorLength) })
        .where(held(id, worker))
        .returning({ id: job.id });
      return rows.length > 0;
    },

    /** Takes a job whose workers died at every attempt, only to bury it. */
    claimExhausted: async ({
      kind,
      worker,
      leaseMs,
      ownJobs,
    }: Omit<Claim, 'servedCompanies'>): Promise<JobRow | null> => {
      const exhausted = sql`(
        select ${job.id} from ${job}
        where ${job.kind} = ${kind} and ${job.attempts} >= ${job.maxAttempts}
          and (${job.state} = 'ready' or (${job.state} = 'running' and ${job.lockedUntil} < now()))
          and ${job.id} <> all(${sql.param(ownJobs)}::uuid[])
        limit 1 for update skip locked)`;
      const rows = await db
        .update(job)
        .set({ state: 'running', lockedBy: worker, lockedUntil: fromNow(leaseMs) })
        .where(sql`${job.id} in ${exhausted}`)
        .returning();
      return rows[0] ?? null;
    },

    /** Makes the dead jobs of a kind due, with all their attempts before them. @returns what they carry */
    reviveDead: async (kind: string): Promise<unknown[]> => {
      const rows = await db
        .update(job)
        .set({ ...unlocked, attempts: 0, runAt: sql`now()`, lastError: null })
        .where(and(eq(job.kind, kind), eq(job.state, 'dead')))
        .returning({ payload: job.payload, notified: notifyWorkers });
      return rows.map(({ payload }) => payload);
    },

    /** @returns how many jobs were removed that had been given up before so many ms. */
    removeDead: async (olderThanMs: number): Promise<number> => {
      const rows = await db
        .delete(job)
        .where(and(eq(job.state, 'dead'), lt(job.runAt, fromNow(-olderThanMs))))
        .returning({ id: job.id });
      return rows.length;
    },

    /** For a database that only one process can open: whoever held a job before it started is gone. */
    releaseAll: async (): Promise<void> => {
      await db.update(job).set(unlocked).where(eq(job.state, 'running'));
    },
  };
}
