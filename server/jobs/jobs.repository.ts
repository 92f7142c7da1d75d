/** The queries of the queue. All times are the database's, so that the workers' clocks don't matter. */
import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { fromNow } from '../db/from-now.ts';
import { company } from '../db/schema/companies.ts';
import { job } from '../db/schema/jobs.ts';
import { notifyWorkers } from './enqueue-job.ts';

export type JobRow = typeof job.$inferSelect;

/** Placeholder for "no company" where companies take turns. */
export const noCompany = '00000000-0000-0000-0000-000000000000';

const maxErrorLength = 2_000;

/** Whether a job was due when it was created and yet lies in the future: the clock has been set back since. */
const isFromLater = sql`(${job.runAt} = ${job.createdAt} and ${job.createdAt} > now())`;

const isDue = sql`(${job.state} = 'ready' and (${job.runAt} <= now() or ${isFromLater}))`;

const isOfNone = (companies: readonly string[]) =>
  sql`coalesce(${job.companyId}, ${noCompany}::uuid) <> all(${sql.param(companies)}::uuid[])`;

/** Jobs of companies that are closed wait, until these are open again or erased. An anti-join with the few there are. */
const isOfOpenCompany = sql`not exists (
  select 1 from ${company} where ${company.id} = ${job.companyId} and ${company.closedAt} is not null)`;

export type Claim = {
  kind: string;
  worker: string;
  leaseMs: number;
  /** Companies in the order in which they were last served; companies that are not listed go first. */
  servedCompanies: string[];
  /** Companies that have as many of these jobs under way as they may. */
  busyCompanies: string[];
  /** Jobs that this worker is still running, even if their leases seem to have expired. */
  ownJobs: string[];
};

/** Seconds until a job that is not dead may be taken, or be marked as dead; none or less: it may at once. */
const secondsUntilDue = sql<number>`extract(epoch from case when ${isDue} then interval '0'
  when ${job.state} = 'ready' then ${job.runAt} - now() else ${job.lockedUntil} - now() end)::float8`;

/** Condition that the worker still holds the job and nobody has taken it over. */
const held = (id: string, worker: string) =>
  and(eq(job.id, id), eq(job.lockedBy, worker), eq(job.state, 'running'));
const unlocked = { state: 'ready', lockedBy: null, lockedUntil: null } as const;

/**
 * What takes jobs compares with `=`, not `in`: a subquery behind `in` may be run again for each row of the table, and each run would
 * lock and take one more job, which nobody would run before its lease ends.
 */
export function jobsRepository(db: Db) {
  return { ...queryClaims(db), ...queryWaitingJobs(db), ...queryHeldJobs(db), ...queryLeftJobs(db) };
}

/** Jobs that are due, for a worker that takes them. */
function queryClaims(db: Db) {
  return {
    /** Takes a job that is due or whose lease has expired; null if there is none. */
    claim: async ({
      kind,
      worker,
      leaseMs,
      servedCompanies,
      busyCompanies,
      ownJobs,
    }: Claim): Promise<JobRow | null> => {
      const due = sql`(
        select ${job.id} from ${job}
        where ${job.kind} = ${kind} and ${job.attempts} < ${job.maxAttempts}
          and (${isDue} or (${job.state} = 'running' and ${job.lockedUntil} < now()))
          and ${isOfNone(busyCompanies)} and ${isOfOpenCompany}
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
        .where(sql`${job.id} = ${due}`)
        .returning();
      return rows[0] ?? null;
    },

    /**
     * In how many milliseconds the next job of each kind is due, or its lease ends; kinds without any are missing.
     * @param ownJobs jobs that this worker runs
     */
    untilDue: async (ownJobs: string[]): Promise<Map<string, number>> => {
      const rows = await db
        .select({ kind: job.kind, seconds: sql<number>`min(${secondsUntilDue})` })
        .from(job)
        .where(
          sql`${job.state} <> 'dead' and ${job.id} <> all(${sql.param(ownJobs)}::uuid[]) and ${isOfOpenCompany}`,
        )
        .groupBy(job.kind);
      return new Map(rows.map(({ kind, seconds }) => [kind, seconds * 1000]));
    },

    /** Whether a job of a kind is due that is of none of the companies. */
    isDueBesides: async (kind: string, companies: string[]): Promise<boolean> => {
      const rows = await db
        .select({ id: job.id })
        .from(job)
        .where(and(eq(job.kind, kind), isDue, isOfNone(companies), isOfOpenCompany))
        .limit(1);
      return rows.length > 0;
    },
  };
}

/** What waits, without taking it. */
function queryWaitingJobs(db: Db) {
  return {
    /** How many jobs of a kind are due, by company; those of no company count as one company's. */
    countDue: async (kind: string): Promise<{ companyId: string | null; count: number }[]> =>
      db
        .select({ companyId: job.companyId, count: count() })
        .from(job)
        .where(and(eq(job.kind, kind), isDue, isOfOpenCompany))
        .groupBy(job.companyId),

    /** The payloads of a company's jobs of a kind that are due, in the order in which they come. */
    listDuePayloads: async (kind: string, companyId: string): Promise<unknown[]> => {
      const rows = await db
        .select({ payload: job.payload })
        .from(job)
        .where(and(eq(job.companyId, companyId), eq(job.kind, kind), isDue))
        .orderBy(job.runAt, job.id);
      return rows.map(({ payload }) => payload);
    },
  };
}

/** What a worker does with a job that it holds. */
function queryHeldJobs(db: Db) {
  return {
    /** Renews the lease of a job. @returns false if the job has been taken over or removed. */
    renew: async (id: string, worker: string, leaseMs: number): Promise<boolean> => {
      const rows = await db
        .update(job)
        .set({ lockedUntil: fromNow(leaseMs) })
        .where(held(id, worker))
        .returning({ id: job.id });
      return rows.length > 0;
    },

    /** Ends a job that is done. @returns false if the job has been taken over or removed. */
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

    /** Puts a job back as if it had not been started. */
    putBack: async (id: string, worker: string): Promise<void> => {
      await db
        .update(job)
        .set({ ...unlocked, attempts: sql`${job.attempts} - 1` })
        .where(held(id, worker))
        .returning({ notified: notifyWorkers });
    },

    bury: async (id: string, worker: string, error: string): Promise<boolean> => {
      const rows = await db
        .update(job)
        .set({ state: 'dead', lockedUntil: null, lastError: error.slice(0, maxErrorLength) })
        .where(held(id, worker))
        .returning({ id: job.id });
      return rows.length > 0;
    },
  };
}

/** Jobs whose worker is gone or that failed for good. */
function queryLeftJobs(db: Db) {
  return {
    /** Takes a job whose workers died at every attempt, to mark it as dead. */
    claimExhausted: async ({
      kind,
      worker,
      leaseMs,
      ownJobs,
    }: Omit<Claim, 'servedCompanies' | 'busyCompanies'>): Promise<JobRow | null> => {
      const exhausted = sql`(
        select ${job.id} from ${job}
        where ${job.kind} = ${kind} and ${job.attempts} >= ${job.maxAttempts}
          and (${job.state} = 'ready' or (${job.state} = 'running' and ${job.lockedUntil} < now()))
          and ${job.id} <> all(${sql.param(ownJobs)}::uuid[]) and ${isOfOpenCompany}
        limit 1 for update skip locked)`;
      const rows = await db
        .update(job)
        .set({ state: 'running', lockedBy: worker, lockedUntil: fromNow(leaseMs) })
        .where(sql`${job.id} = ${exhausted}`)
        .returning();
      return rows[0] ?? null;
    },

    /** Makes the dead jobs of a kind due again, with all their attempts. @returns their payloads */
    reviveDead: async (kind: string): Promise<unknown[]> => {
      const rows = await db
        .update(job)
        .set({ ...unlocked, attempts: 0, runAt: sql`now()`, lastError: null })
        .where(and(eq(job.kind, kind), eq(job.state, 'dead')))
        .returning({ payload: job.payload, notified: notifyWorkers });
      return rows.map(({ payload }) => payload);
    },

    /** Removes jobs that died more than `olderThanMs` ago. @returns how many */
    removeDead: async (olderThanMs: number): Promise<number> => {
      const rows = await db
        .delete(job)
        .where(and(eq(job.state, 'dead'), lt(job.runAt, fromNow(-olderThanMs))))
        .returning({ id: job.id });
      return rows.length;
    },

    /** Releases all jobs. For a database that only one process can open, at its start: earlier workers are gone. */
    releaseAll: async (): Promise<void> => {
      await db.update(job).set(unlocked).where(eq(job.state, 'running'));
    },
  };
}
