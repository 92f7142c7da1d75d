/** Takes jobs from the queue and runs them. Any number of processes can do so at the same time. */
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import type { Database, Db } from '../db/connect.ts';
import { listen } from '../db/listen.ts';
import { type DailyJob, repeatDaily, scheduleDaily } from './daily-job.ts';
import { type JobDefinition, PermanentJobError } from './define-job.ts';
import { jobChannel } from './enqueue-job.ts';
import { type JobRow, jobsRepository, noCompany } from './jobs.repository.ts';
import {
  buryExhausted,
  type JobContext,
  type JobHandler,
  JobInterruptedError,
  type RegisteredJob,
  runJob,
} from './run-job.ts';
import { TurnTaker } from './turn-taker.ts';

export type JobRunnerOptions = {
  database: Pick<Database, 'write' | 'pool' | 'kind'>;
  /** Called after every failed attempt, with null after a failure of the queue itself. A retry is already scheduled. */
  onError: (error: unknown, job: Pick<JobRow, 'id' | 'kind' | 'attempts'> | null) => void;
  /** Longest wait of a due job if no notification arrives; default: what the kind of database needs. */
  pollMs?: number;
  /** Time that `stop` gives handlers to end. */
  stopTimeoutMs?: number;
};

type Running = { kind: string; companyId: string | null; controller: AbortController; done: Promise<void> };

/** Interval of the search for jobs whose worker died at the last attempt. */
const sweepMs = 10_000;

/** Nobody else enqueues jobs of the embedded database, and each notification arrives: at rest nothing is looked for. */
const embeddedPollMs = 60_000;
/** Behind a pooler that shares connections no notification of a server arrives. */
const serverPollMs = 1_000;
/** Wait for a due job that could not be taken: its company has enough under way, or another worker is looking at it. */
const retryMs = 1_000;

export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #repository: ReturnType<typeof jobsRepository>;
  /** Name of this worker, unique to this run of the program: after a restart it does not own its earlier jobs. */
  readonly #worker = `${hostname()}:${process.pid}:${uuid()}`;
  readonly #registered = new Map<string, RegisteredJob>();
  readonly #daily: DailyJob[] = [];
  readonly #running = new Map<string, Running>();
  readonly #turns = new TurnTaker();
  #poll: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: () => Promise<void> = async () => undefined;
  #looking: Promise<void> | null = null;
  #isWakeMissed = false;
  #isStopped = true;
  #nextSweepAt = 0;

  constructor(options: JobRunnerOptions) {
    const pollMs = options.database.kind === 'embedded' ? embeddedPollMs : serverPollMs;
    this.#options = { pollMs, stopTimeoutMs: 10_000, ...options };
    this.#repository = jobsRepository(options.database.write);
  }

  /**
   * Registers the handler of a kind of job. It may run again after a success, if the program is killed just then:
   * running it twice must have the same effect as once, or it must finish through `context.complete`.
   *
   * @param onDead is called in the transaction that marks a job as dead, to store that where somebody waits for it.
   * @param onRevived is called in the transaction that makes dead jobs due again, to undo what `onDead` stored.
   */
  register<Payload>(
    definition: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    onDead?: (payload: Payload, error: string, tx: Db) => Promise<void>,
    onRevived?: (payloads: Payload[], tx: Db) => Promise<void>,
  ): void {
    this.#registered.set(definition.kind, {
      definition,
      run: async (payload, context) => handler(parsePayload(definition, payload), context),
      onDead: async (payload, error, tx) => {
        const parsed = definition.payload.safeParse(payload);
        // A payload that can't be read does not say who is to be told.
        if (parsed.success) await onDead?.(parsed.data, error, tx);
      },
      onRevived: async (payloads, tx) => {
        const parsed = payloads.map((payload) => definition.payload.safeParse(payload));
        await onRevived?.(
          parsed.flatMap(({ data }) => (data === undefined ? [] : [data])),
          tx,
        );
      },
    });
  }

  /** Registers the handler of a daily job. `start` enqueues the job, and a day after it ended it is due again. */
  registerDaily(definition: DailyJob, work: (context: JobContext) => Promise<void>): void {
    const { handler, onDead } = repeatDaily(this.#options.database.write, definition, work);
    this.#daily.push(definition);
    this.register(definition, handler, onDead);
  }

  async start(): Promise<void> {
    const { database, pollMs } = this.#options;
    if (database.kind === 'embedded') await this.#repository.releaseAll();
    for (const definition of this.#daily) await scheduleDaily(database.write, definition);
    this.#isStopped = false;
    this.#stopListening = await listen(database, jobChannel, () => this.wake());
    this.#poll = setInterval(() => this.wake(), pollMs);
    this.wake();
  }

  /**
   * Makes the dead jobs of a kind due again, as if they had never been started. To be called in a transaction.
   * @returns how many there were; null if this kind has no handler
   */
  async revive(tx: Db, kind: string): Promise<number | null> {
    const registered = this.#registered.get(kind);
    if (!registered) return null;
    const payloads = await jobsRepository(tx).reviveDead(kind);
    await registered.onRevived(payloads, tx);
    return payloads.length;
  }

  /** Looks for due jobs now. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWakeMissed = true;
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        this.#options.onError(error, null);
        return retryMs;
      })
      .then((waitMs) => {
        this.#looking = null;
        this.#lookIn(this.#isWakeMissed ? 0 : waitMs);
      });
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    // What is due later than that the poll finds.
    if (!this.#isStopped && ms < this.#options.pollMs)
      this.#timer = setTimeout(() => this.wake(), Math.ceil(ms));
  }

  /** Stops taking jobs, interrupts those that run and puts them back for the next start or another process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    await this.#looking;
    clearTimeout(this.#timer);
    await this.#stopListening();
    const running = [...this.#running.entries()];
    for (const [, { controller }] of running)
      controller.abort(new JobInterruptedError('The program is stopping.'));
    const ended = Promise.all(running.map(([, { done }]) => done));
    await Promise.race([ended, sleep(this.#options.stopTimeoutMs, undefined, { ref: false })]);
    // Jobs whose handlers did not end in time are put back too, so that another process can take them.
    for (const id of this.#running.keys()) await this.#repository.putBack(id, this.#worker);
  }

  /** Takes what is due. @returns how long to wait until something may be due, in milliseconds */
  async #look(): Promise<number> {
    const isSweepDue = performance.now() >= this.#nextSweepAt;
    if (isSweepDue) this.#nextSweepAt = performance.now() + sweepMs;
    let waitMs: number;
    do {
      this.#isWakeMissed = false;
      waitMs = Number.POSITIVE_INFINITY;
      const untilDue = await this.#repository.untilDue([...this.#running.keys()]);
      for (const job of this.#registered.values()) {
        const ms = untilDue.get(job.definition.kind) ?? Number.POSITIVE_INFINITY;
        if (ms <= 0 && isSweepDue) await this.#buryExhausted(job);
        if (ms <= 0 && (await this.#takeAll(job))) this.#isWakeMissed = true;
        // One that has no room is looked for when it has: the end of each of its jobs wakes.
        if (this.#hasRoom(job)) waitMs = Math.min(waitMs, ms > 0 ? ms : retryMs);
      }
      // What was taken may have hidden what is due soon.
    } while (this.#isWakeMissed && !this.#isStopped);
    return waitMs;
  }

  /** Takes as many due jobs as there is room for. @returns whether there was one */
  async #takeAll(job: RegisteredJob): Promise<boolean> {
    let hasTaken = false;
    while (this.#hasRoom(job) && (await this.#takeOne(job))) hasTaken = true;
    return hasTaken;
  }

  #hasRoom({ definition }: RegisteredJob): boolean {
    const count = [...this.#running.values()].filter(({ kind }) => kind === definition.kind).length;
    return !this.#isStopped && count < definition.concurrency;
  }

  /** Takes a job and runs it. @returns false if none was due. */
  async #takeOne(job: RegisteredJob): Promise<boolean> {
    const { kind, leaseMs } = job.definition;
    const row = await this.#repository.claim({
      kind,
      worker: this.#worker,
      leaseMs,
      servedCompanies: this.#turns.served(),
      busyCompanies: this.#busyCompanies(job),
      ownJobs: [...this.#running.keys()],
    });
    if (row === null) return false;
    this.#turns.serve(row.companyId);
    const { database, onError } = this.#options;
    const controller = new AbortController();
    const done = runJob({
      db: database.write,
      row,
      worker: this.#worker,
      job,
      controller,
      onError,
      isWaitedFor: () => this.#isWaitedFor(job, row.companyId),
    }).finally(() => {
      this.#running.delete(row.id);
      this.wake();
    });
    this.#running.set(row.id, { kind, companyId: row.companyId, controller, done });
    return true;
  }

  /** Companies that may have no further job of a kind under way in this process. */
  #busyCompanies({ definition }: RegisteredJob): string[] {
    const counts = new Map<string, number>();
    for (const { kind, companyId } of this.#running.values())
      if (kind === definition.kind && companyId !== null)
        counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    return [...counts].flatMap(([companyId, count]) => (count >= definition.perCompany ? [companyId] : []));
  }

  /** Whether another company's job could run here if one of `companyId` ended. */
  async #isWaitedFor(job: RegisteredJob, companyId: string | null): Promise<boolean> {
    if (this.#isStopped || this.#hasRoom(job)) return false;
    const others = new Set([...this.#busyCompanies(job), companyId ?? noCompany]);
    return this.#repository.isDueBesides(job.definition.kind, [...others]);
  }

  async #buryExhausted(job: RegisteredJob): Promise<void> {
    const { kind, leaseMs } = job.definition;
    const { database, onError } = this.#options;
    for (;;) {
      const ownJobs = [...this.#running.keys()];
      const row = await this.#repository.claimExhausted({ kind, worker: this.#worker, leaseMs, ownJobs });
      if (row === null) return;
      await buryExhausted({ db: database.write, row, worker: this.#worker, job, onError });
    }
  }
}

/** Reads a payload. @throws PermanentJobError if it is malformed, since a later attempt would read the same */
function parsePayload<Payload>(definition: JobDefinition<Payload>, payload: unknown): Payload {
  const parsed = definition.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new PermanentJobError(`The payload does not fit: ${parsed.error.message}`);
}
