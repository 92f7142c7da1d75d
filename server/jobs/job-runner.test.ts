import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { job } from '../db/schema/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { defineJob, PermanentJobError } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';
import { JobRunner } from './job-runner.ts';
import { jobsRepository } from './jobs.repository.ts';

const payload = z.object({ n: z.number() });
const counting = defineJob('counting', payload, { backoffMs: 20, maxAttempts: 3 });

describeOnBothDatabases('JobRunner', (database) => {
  const runners: JobRunner[] = [];
  const onError = vi.fn();

  function createRunner(options: { pollMs?: number; stopTimeoutMs?: number } = {}): JobRunner {
    const runner = new JobRunner({ database: database(), onError, pollMs: 50, ...options });
    runners.push(runner);
    return runner;
  }
  const enqueue = (n: number, companyId: string | null = null, definition = counting) =>
    enqueueJob(database().write, definition, { companyId, payload: { n } });
  const allJobs = () => database().write.select().from(job);

  beforeEach(async () => {
    onError.mockReset();
    await database().write.delete(job);
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  });

  it('runs each job once and forgets it', async () => {
    const seen: number[] = [];
    const first = createRunner();
    const second = createRunner();
    for (const runner of [first, second]) {
      runner.register(counting, async ({ n }) => {
        seen.push(n);
      });
    }
    for (let n = 0; n < 30; n += 1) await enqueue(n);
    await Promise.all([first.start(), second.start()]);
    await vi.waitFor(async () => expect(await allJobs()).toEqual([]), { timeout: 10_000 });
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
    expect(onError).not.toHaveBeenCalled();
  });

  it('does not run what was enqueued in a transaction that failed', async () => {
    const runner = createRunner();
    const handler = vi.fn(async () => undefined);
    runner.register(counting, handler);
    await runner.start();
    const failing = database().write.transaction(async (tx) => {
      await enqueueJob(tx, counting, { companyId: null, payload: { n: 1 } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await enqueue(2);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(handler.mock.calls[0]).toMatchObject([{ n: 2 }, {}]);
  });

  it('is woken by a commit and does not wait for its next poll', async () => {
    const runner = createRunner({ pollMs: 3_600_000 });
    const handler = vi.fn(async () => undefined);
    runner.register(counting, handler);
    await runner.start();
    await sleep(100);
    await enqueue(1);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('tries again after a failure and counts the attempts', async () => {
    const runner = createRunner();
    const attempts: number[] = [];
    runner.register(counting, async (_payload, { attempt, isLastAttempt }) => {
      attempts.push(attempt);
      if (!isLastAttempt) throw new Error(`failure ${attempt}`);
    });
    await enqueue(1);
    await runner.start();
    await vi.waitFor(async () => expect(await allJobs()).toEqual([]), { timeout: 5_000 });
    expect(attempts).toEqual([1, 2, 3]);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('buries a job after the last attempt and says so in the same transaction', async () => {
    const runner = createRunner();
    const onDead = vi.fn(async () => undefined);
    runner.register(counting, () => Promise.reject(new Error('never works')), onDead);
    await enqueue(7);
    await runner.start();
    await vi.waitFor(() => expect(onDead).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(onDead.mock.calls[0]).toMatchObject([{ n: 7 }, 'never works', {}]);
    await vi.waitFor(async () => {
      expect(await allJobs()).toMatchObject([{ state: 'dead', attempts: 3, lastError: 'never works' }]);
    });
  });

  it('does not try again what cannot succeed, nor what it cannot read', async () => {
    const runner = createRunner();
    runner.register(counting, () => Promise.reject(new PermanentJobError('broken file')));
    await enqueue(1);
    await database()
      .write.insert(job)
      .values({ id: uuid(), kind: 'counting', payload: { n: 'x' }, maxAttempts: 1 });
    await runner.start();
    await vi.waitFor(async () => {
      expect((await allJobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['dead', 1],
        ['dead', 1],
      ]);
    });
  });

  it('waits until a job is due', async () => {
    const runner = createRunner();
    const handler = vi.fn(async () => undefined);
    runner.register(counting, handler);
    await enqueueJob(database().write, counting, {
      companyId: null,
      payload: { n: 1 },
      runAt: new Date(Date.now() + 3_600_000),
    });
    await runner.start();
    await sleep(300);
    expect(handler).not.toHaveBeenCalled();
    expect(await allJobs()).toMatchObject([{ state: 'ready', attempts: 0 }]);
  });

  it('gives companies turns, so that one with many jobs does not hold up another', async () => {
    const [many, few] = [uuid(), uuid()];
    for (let n = 0; n < 6; n += 1) await enqueue(n, many);
    await enqueue(100, few);
    await enqueue(101, few);
    const order: number[] = [];
    const runner = createRunner();
    runner.register(counting, async ({ n }) => {
      order.push(n);
    });
    await runner.start();
    await vi.waitFor(() => expect(order).toHaveLength(8), { timeout: 5_000 });
    expect(order).toEqual([0, 100, 1, 101, 2, 3, 4, 5]);
  });

  it('never runs more of a kind at once than its definition allows', async () => {
    const two = defineJob('two-at-once', payload, { concurrency: 2 });
    let now = 0;
    let most = 0;
    const runner = createRunner();
    runner.register(two, async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(30);
      now -= 1;
    });
    for (let n = 0; n < 8; n += 1) await enqueue(n, null, two);
    await runner.start();
    await vi.waitFor(async () => expect(await allJobs()).toEqual([]), { timeout: 5_000 });
    expect(most).toBe(2);
  });

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
    await vi.waitFor(async () => expect(await allJobs()).toMatchObject([{ id: lastId, state: 'dead' }]));
    expect(attempts).toEqual([[id, 2]]);
  });

  it('keeps the lease of a job that takes longer than it', async () => {
    const long = defineJob('long', payload, { leaseMs: 300 });
    const handler = vi.fn(() => sleep(1_000));
    for (const runner of [createRunner(), createRunner()]) {
      runner.register(long, handler);
      await runner.start();
    }
    await enqueue(1, null, long);
    await vi.waitFor(async () => expect(await allJobs()).toEqual([]), { timeout: 5_000 });
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
    await vi.waitFor(async () => expect(await allJobs()).toMatchObject([{ state: 'running' }]));
    await write.update(job).set({ lockedBy: 'somebody else', lockedUntil: sql`now() + interval '1 hour'` });
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledTimes(1));
    expect(await allJobs()).toMatchObject([{ state: 'running', lockedBy: 'somebody else' }]);
  });

  it('finishes a job in the transaction of its result: both or neither', async () => {
    const { write, pool } = database();
    await pool.query('create table if not exists result (n int)');
    const runner = createRunner();
    let isFirst = true;
    runner.register(counting, async ({ n }, { complete }) => {
      await write.transaction(async (tx) => {
        await tx.execute(sql`insert into result values (${n})`);
        await complete(tx);
        if (isFirst) {
          isFirst = false;
          throw new Error('at the last moment');
        }
      });
    });
    await enqueue(5);
    await runner.start();
    await vi.waitFor(async () => expect(await allJobs()).toEqual([]), { timeout: 5_000 });
    expect((await pool.query('select n from result')).rows).toEqual([{ n: 5 }]);
  });

  it('interrupts and gives back what is running when it stops, without counting the attempt', async () => {
    const runner = createRunner();
    runner.register(counting, (_payload, { signal }) => {
      return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    await enqueue(1);
    await runner.start();
    await vi.waitFor(async () => expect(await allJobs()).toMatchObject([{ state: 'running', attempts: 1 }]));
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
    await vi.waitFor(async () => expect(await allJobs()).toMatchObject([{ state: 'running' }]));
    await runner.stop();
    expect(await allJobs()).toMatchObject([{ state: 'ready', attempts: 0 }]);
    release();
    await sleep(50);
    expect(await allJobs()).toHaveLength(1);
  });

  it('buries what it cannot read at once, though nobody can be told', async () => {
    const onDead = vi.fn(async () => undefined);
    const runner = createRunner();
    runner.register(counting, async () => undefined, onDead);
    await database()
      .write.insert(job)
      .values({ id: uuid(), kind: 'counting', payload: { n: 'x' }, maxAttempts: 5 });
    await runner.start();
    await vi.waitFor(async () => expect(await allJobs()).toMatchObject([{ state: 'dead', attempts: 1 }]), {
      timeout: 5_000,
    });
    expect(onDead).not.toHaveBeenCalled();
  });

  it('does not bury its own last attempt, however long ago the lease ran out', async () => {
    const { write } = database();
    const id = await enqueue(1);
    await write
      .update(job)
      .set({ state: 'running', lockedBy: 'me', attempts: 3, lockedUntil: sql`now() - interval '1 hour'` });
    const repository = jobsRepository(write);
    const claim = { kind: 'counting', worker: 'me', leaseMs: 30_000 };
    expect(await repository.claimExhausted({ ...claim, ownJobs: [id] })).toBeNull();
    expect(await repository.claimExhausted({ ...claim, ownJobs: [] })).toMatchObject({ id });
  });

  it('goes on with other work when a job cannot be buried', async () => {
    const other = defineJob('other', payload);
    const runner = createRunner();
    runner.register(
      counting,
      async () => undefined,
      () => Promise.reject(new Error('no burial')),
    );
    const handler = vi.fn(async () => undefined);
    runner.register(other, handler);
    await enqueue(1);
    await database().write.update(job).set({ attempts: 3 });
    await enqueue(2, null, other);
    await runner.start();
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(onError).toHaveBeenCalledWith(
      new Error('no burial'),
      expect.objectContaining({ kind: 'counting' }),
    );
  });

  it('removes what was given up long ago, and nothing that is younger or still to be done', async () => {
    const { write } = database();
    const ids = [await enqueue(1), await enqueue(2), await enqueue(3)];
    const longAgo = { runAt: sql`now() - interval '31 days'` };
    await write
      .update(job)
      .set({ ...longAgo, state: 'dead' })
      .where(eq(job.id, String(ids[0])));
    await write
      .update(job)
      .set({ state: 'dead' })
      .where(eq(job.id, String(ids[1])));
    await write
      .update(job)
      .set(longAgo)
      .where(eq(job.id, String(ids[2])));
    expect(await jobsRepository(write).removeDead(30 * 86_400_000)).toBe(1);
    expect((await allJobs()).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  });

  it('refuses a payload that does not fit the definition', async () => {
    const bad = enqueueJob(database().write, counting, {
      companyId: null,
      payload: { n: 'one' as unknown as number },
    });
    await expect(bad).rejects.toThrow();
    expect(await allJobs()).toEqual([]);
  });

  it('takes a job only once however many ask for it at the same moment', async () => {
    await enqueue(1);
    const repository = jobsRepository(database().write);
    const claims = await Promise.all(
      ['a', 'b', 'c', 'd'].map((worker) =>
        repository.claim({ kind: 'counting', worker, leaseMs: 30_000, servedCompanies: [], ownJobs: [] }),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });
});
