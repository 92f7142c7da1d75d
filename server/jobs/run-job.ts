/** Runs one attempt at a job, from its claim to its end. */
import type { Db } from '../db/connect.ts';
import { forTenant } from '../db/tenant.ts';
import { reasonOf } from '../lib/describe-error.ts';
import { backoffFor } from './backoff.ts';
import { type JobDefinition, PermanentJobError } from './define-job.ts';
import { type JobRow, jobsRepository } from './jobs.repository.ts';

export type JobContext = {
  id: string;
  companyId: string | null;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Whether the job is dead if this attempt fails. */
  isLastAttempt: boolean;
  /** Aborted when the program stops or the job has been taken over. The handler should then end soon, by throwing. */
  signal: AbortSignal;
  /** Whether another company waits for what this job keeps busy. A long job then ends and enqueues its rest. */
  isWaitedFor(): Promise<boolean>;
  /**
   * Completes the job in the transaction that stores its result, so that it takes effect only once.
   *
   * @throws if the job has been taken over: the transaction must not commit.
   */
  complete(tx: Db): Promise<void>;
};

export type JobHandler<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

export type RegisteredJob = {
  definition: Omit<JobDefinition<unknown>, 'payload'>;
  /** Checks the stored payload and calls the handler. */
  run: (payload: unknown, context: JobContext) => Promise<void>;
  /** Called in the transaction that marks the job as dead. */
  onDead: (payload: unknown, error: string, tx: Db) => Promise<void>;
  /** Called with the payloads of dead jobs in the transaction that makes them due again. */
  onRevived: (payloads: unknown[], tx: Db) => Promise<void>;
};

/** Reason of an abort that is no fault of the job: the attempt does not count. */
export class JobInterruptedError extends Error {}

type Attempt = {
  db: Db;
  row: JobRow;
  worker: string;
  job: RegisteredJob;
  controller: AbortController;
  onError: (error: unknown, row: JobRow) => void;
  isWaitedFor: JobContext['isWaitedFor'];
};

/** Runs the handler, renews its lease meanwhile and stores the outcome. Does not reject. */
export async function runJob(attempt: Attempt): Promise<void> {
  const { row, controller, onError } = attempt;
  const stopRenewing = keepLease(attempt);
  try {
    await callHandler(attempt);
  } catch (error) {
    const isInterrupted = controller.signal.reason instanceof JobInterruptedError;
    if (!isInterrupted) onError(error, row);
    await settleFailure(attempt, error, isInterrupted).catch((failure: unknown) => onError(failure, row));
  } finally {
    stopRenewing();
  }
}

/** Marks a job as dead whose workers died at every attempt. If that fails, it is tried again after the lease. */
export async function buryExhausted(attempt: Omit<Attempt, 'controller' | 'isWaitedFor'>): Promise<void> {
  const { row, onError } = attempt;
  await bury(attempt, row.lastError ?? 'The program stopped at every attempt.').catch((error: unknown) =>
    onError(error, row),
  );
}

async function callHandler({ db, row, worker, job, controller, isWaitedFor }: Attempt): Promise<void> {
  let isComplete = false;
  // What a company has done in the background doesn't wait for its people, nor they for it.
  await forTenant(`jobs of ${row.companyId ?? 'nobody'}`, () =>
    job.run(row.payload, {
      id: row.id,
      companyId: row.companyId,
      attempt: row.attempts,
      isLastAttempt: row.attempts >= row.maxAttempts,
      signal: controller.signal,
      isWaitedFor,
      complete: async (tx) => {
        if (!(await jobsRepository(tx).complete(row.id, worker)))
          throw new JobInterruptedError('The job was taken over.');
        isComplete = true;
      },
    }),
  );
  if (!isComplete) await jobsRepository(db).complete(row.id, worker);
}

async function settleFailure(attempt: Attempt, error: unknown, isInterrupted: boolean): Promise<void> {
  const { db, row, worker, job } = attempt;
  const repository = jobsRepository(db);
  const message = reasonOf(error);
  if (isInterrupted) await repository.putBack(row.id, worker);
  else if (error instanceof PermanentJobError || row.attempts >= row.maxAttempts)
    await bury(attempt, message);
  else await repository.retryLater(row.id, worker, message, backoffFor(job.definition, row.attempts));
}

async function bury(
  { db, row, worker, job }: Omit<Attempt, 'controller' | 'isWaitedFor'>,
  error: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await jobsRepository(tx).bury(row.id, worker, error)) await job.onDead(row.payload, error, tx);
  });
}

/** Renews a lease three times before it ends, so that a renewal may fail. @returns what stops renewing */
function keepLease({ db, row, worker, job, controller }: Attempt): () => void {
  const { leaseMs } = job.definition;
  const timer = setInterval(async () => {
    // A failed renewal is tried again; the lease outlives two failures.
    const isHeld = await jobsRepository(db)
      .renew(row.id, worker, leaseMs)
      .catch(() => true);
    if (!isHeld && !controller.signal.aborted)
      controller.abort(new JobInterruptedError('The job was taken over.'));
  }, leaseMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}
