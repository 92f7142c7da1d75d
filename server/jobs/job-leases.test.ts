import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { job } from '../db/schema/jobs.ts';
import { counting, eventually, payload, useJobs } from '../testing/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { defineJob } from './define-job.ts';
import { jobsRepository } from './jobs.repository.ts';

describeOnBothDatabases('the lease of a job', (database) => {
  const { onError, createRunner, enqueue, allJobs } = useJobs(database);

  it('takes over the job of a worker that went quiet, and buries it if that was the last attempt', async () => {
    const { write } = database();
    const id = await enqueue(1);
    const lastId = await enqueue(2);
    await write.update(job).set({
      state: 'running',
      lockedBy: 'gone',
      attempts: 1,
      lockedUntil: sql`now() - interval '1 second'`,
    });
    await write.update(job).set({ attempts: 3 }).where(eq(job.id, lastId));
    const attempts: [string, number][] = [];
    const runner = createRunner();
    runner.register(counting, async (_payload, context) => {
      attempts.push([context.id, context.attempt]);
    });
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ id: lastId, state: 'dead' }]));
    expect(attempts).toEqual([[id, 2]]);
  });

  it('keeps the lease of a job that takes longer than it', async () => {
    const long = defineJob('long', payload, { leaseMs: 3_000 });
    // Ends when the lease that the job was taken with is over, and the worker has it still.
    const handler = vi.fn(async () => {
      const [taken] = await allJobs();
      const end = sql`${taken?.lockedUntil?.toISOString()}::timestamptz`;
      const isKept = sql<boolean>`${job.lockedBy} = ${taken?.lockedBy} and ${job.lockedUntil} > now() and now() > ${end}`;
      await eventually(async () => {
        expect(await database().write.select({ isKept }).from(job)).toEqual([{ isKept: true }]);
      });
    });
    for (const runner of [createRunner(), createRunner()]) {
      runner.register(long, handler);
      await runner.start();
    }
    await enqueue(1, null, long);
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('tells a handler that has lost its job, and lets it store nothing', async () => {
    const short = defineJob('short', payload, { leaseMs: 150 });
    const { write } = database();
    const outcome = vi.fn();
    const runner = createRunner();
    runner.register(short, async (_payload, { signal, complete }) => {
      await new Promise((done) => signal.addEventListener('abort', done));
      await write.transaction(complete).catch(outcome);
      throw new Error('lost');
    });
    await enqueue(1, null, short);
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ state: 'running' }]));
    await write.update(job).set({ lockedBy: 'somebody else', lockedUntil: sql`now() + interval '1 hour'` });
    await eventually(() => expect(outcome).toHaveBeenCalledTimes(1));
    expect(await allJobs()).toMatchObject([{ state: 'running', lockedBy: 'somebody else' }]);
  });

  it('interrupts and gives back what is running when it stops, without counting the attempt', async () => {
    const runner = createRunner();
    runner.register(counting, (_payload, { signal }) => {
      return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    await enqueue(1);
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ state: 'running', attempts: 1 }]));
    await runner.stop();
    expect(await allJobs()).toMatchObject([{ state: 'ready', attempts: 0, lockedBy: null }]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('gives back the job of a handler that does not listen, too', async () => {
    const runner = createRunner({ stopTimeoutMs: 50 });
    let release = (): void => undefined;
    runner.register(counting, () => new Promise<void>((done) => (release = done)));
    await enqueue(1);
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ state: 'running' }]));
    await runner.stop();
    expect(await allJobs()).toMatchObject([{ state: 'ready', attempts: 0 }]);
    release();
    await sleep(50);
    expect(await allJobs()).toHaveLength(1);
  });

  it('takes a job only once however many ask for it at the same moment', async () => {
    await enqueue(1);
    const repository = jobsRepository(database().write);
    const claims = await Promise.all(
      ['a', 'b', 'c', 'd'].map((worker) =>
        repository.claim({
          kind: 'counting',
          worker,
          leaseMs: 30_000,
          servedCompanies: [],
          busyCompanies: [],
          ownJobs: [],
        }),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });
});
