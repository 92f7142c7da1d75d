import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { job } from '../db/schema/jobs.ts';
import { eventually, useJobs } from '../testing/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { defineDailyJob, scheduleDaily } from './daily-job.ts';

const daily = { ...defineDailyJob('daily'), backoffMs: 20, maxAttempts: 2 };
const hourMs = 3_600_000;

describeOnBothDatabases('a daily job', (database) => {
  const { createRunner, allJobs } = useJobs(database);
  const makeDue = () => database().write.update(job).set({ runAt: sql`now() - interval '1 second'` });

  async function startRunner(work: () => Promise<void>): Promise<void> {
    const runner = createRunner();
    runner.registerDaily(daily, work);
    await runner.start();
  }

  /** Hours until the only job in the queue is due. */
  async function hoursToWait(): Promise<number> {
    const [only, ...others] = await allJobs();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ kind: 'daily', state: 'ready', attempts: 0 });
    return ((only?.runAt.getTime() ?? 0) - Date.now()) / hourMs;
  }

  it('is in the queue once, whoever starts, and waits until the start is over', async () => {
    const work = vi.fn(async () => undefined);
    await Promise.all([startRunner(work), startRunner(work)]);
    await startRunner(work);
    expect(await hoursToWait()).toBeCloseTo(5 / 60, 1);
    expect(work).not.toHaveBeenCalled();
  });

  it('that is due at each start does not wait for the next day', async () => {
    const { write } = database();
    const eager = { ...daily, isDueAtStart: true };
    await scheduleDaily(write, eager);
    await write.update(job).set({ runAt: sql`now() + interval '1 day'` });
    await scheduleDaily(write, eager);
    expect(await hoursToWait()).toBeCloseTo(5 / 60, 1);
    await write.update(job).set({ runAt: sql`now() + interval '1 day'` });
    await scheduleDaily(write, daily);
    expect(await hoursToWait()).toBeCloseTo(24, 0);
  });

  it('runs in one process only, and again a day later', async () => {
    const work = vi.fn(async () => undefined);
    await startRunner(work);
    await startRunner(work);
    await makeDue();
    await eventually(() => expect(work).toHaveBeenCalledTimes(1));
    await eventually(async () => expect(await hoursToWait()).toBeCloseTo(24, 0));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure, then left until the next day', async () => {
    const work = vi.fn(() => Promise.reject(new Error('no luck')));
    await startRunner(work);
    await makeDue();
    await eventually(() => expect(work).toHaveBeenCalledTimes(2));
    await eventually(async () => expect(await hoursToWait()).toBeCloseTo(24, 0));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('keeps its count of attempts over restarts, so that one that kills the program is not run for ever', async () => {
    const { write } = database();
    await scheduleDaily(write, daily);
    await write.update(job).set({ attempts: 1, runAt: sql`now() - interval '1 day'` });
    await scheduleDaily(write, daily);
    const [only] = await allJobs();
    expect(only?.attempts).toBe(1);
    expect(only?.runAt.getTime()).toBeGreaterThan(Date.now());
  });
});
