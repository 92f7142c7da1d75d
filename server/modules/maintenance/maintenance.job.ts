/** Once a day: removes what nobody needs any more, and puts the database in order. */
import type { Db } from '../../db/connect.ts';
import { defineDailyJob } from '../../jobs/daily-job.ts';
import type { JobContext } from '../../jobs/run-job.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import { createLastRunRepository } from './last-run.repository.ts';

export const maintenanceJob = defineDailyJob('maintenance');

/** Returns how much it removed; may be run again at any time. One that takes long ends early with the signal. */
export type Sweep = (signal: AbortSignal) => Promise<number>;

export type MaintenanceReport = {
  /** When it ran before; null the first time. */
  previousRunAt: Date | null;
  /** Removed by each sweep that ended. */
  removed: Record<string, number>;
};

export type MaintenanceDeps = {
  db: Db;
  /** In this order, by the name they are reported under. */
  sweeps: Record<string, Sweep>;
  /** Frees what the sweeps have left empty. */
  tidyDatabase: () => Promise<void>;
  onDone: (report: MaintenanceReport) => void;
};

/**
 * The work of the daily job. A sweep that fails stops none of the others.
 *
 * @throws {AggregateError} at the end, if any of it failed, so that it is tried again.
 */
export function createMaintenance({ db, sweeps, tidyDatabase, onDone }: MaintenanceDeps) {
  const lastRun = createLastRunRepository(db);
  return async ({ signal }: Pick<JobContext, 'signal'>): Promise<void> => {
    const removed: Record<string, number> = {};
    const failures: unknown[] = [];
    for (const [name, sweep] of Object.entries(sweeps)) {
      signal.throwIfAborted();
      try {
        removed[name] = await sweep(signal);
      } catch (error) {
        failures.push(new Error(`${name}: ${reasonOf(error)}`, { cause: error }));
      }
    }
    signal.throwIfAborted();
    await tidyDatabase();
    const previousRunAt = await lastRun.find();
    await lastRun.record(new Date());
    onDone({ previousRunAt, removed });
    if (failures.length > 0) throw new AggregateError(failures, failures.map(reasonOf).join('; '));
  };
}
