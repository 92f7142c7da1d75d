import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it, vi } from 'vitest';
import { job } from '../db/schema/jobs.ts';
import { counting, eventually, payload, useJobs } from '../testing/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { defineJob } from './define-job.ts';
import { enqueueJob } from './enqueue-job.ts';

describeOnBothDatabases('JobRunner', (database) => {
  const { onError, createRunner, enqueue, allJobs } = useJobs(database);

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
    await eventually(async () => expect(await allJobs()).toEqual([]));
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
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(handler.mock.calls[0]).toMatchObject([{ n: 2 }, {}]);
  });

  it('is woken by a commit and does not wait for its next poll', async () => {
    const runner = createRunner({ pollMs: 3_600_000 });
    const handler = vi.fn(async () => undefined);
    runner.register(counting, handler);
    await runner.start();
    await sleep(100);
    await enqueue(1);
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
    await database().write.transaction(async (tx) => {
      await enqueueJob(tx, counting, { companyId: null, payload: { n: 2 } });
      await sleep(100);
    });
    await eventually(() => expect(handler).toHaveBeenCalledTimes(2));
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
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect(attempts).toEqual([1, 2, 3]);
    expect(onError).toHaveBeenCalledTimes(2);
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

  it('takes a job when it is due, and one whose worker died when its lease ends, without polling', async () => {
    const { write } = database();
    const left = await enqueue(1);
    const lockedUntil = sql`now() + interval '400 milliseconds'`;
    await write.update(job).set({ state: 'running', lockedBy: 'gone', attempts: 1, lockedUntil });
    const runAt = new Date(Date.now() + 700);
    await enqueueJob(write, counting, { companyId: null, payload: { n: 2 }, runAt });
    const runner = createRunner({ pollMs: 3_600_000 });
    const seen: string[] = [];
    runner.register(counting, async ({ n }, { id }) => {
      seen.push(id === left ? 'left' : `${n}`);
    });
    await runner.start();
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect(seen).toEqual(['left', '2']);
  });

  it('asks the database once, not for each kind of job, whether any is due, and not again before one is', async () => {
    const { write, pool, kind } = database();
    const runAt = new Date(Date.now() + 3_600_000);
    await enqueueJob(write, counting, { companyId: null, payload: { n: 1 }, runAt });
    const runner = createRunner({ pollMs: 3_600_000 });
    for (const other of ['first', 'second', 'third'])
      runner.register(defineJob(other, payload), async () => undefined);
    runner.register(counting, async () => undefined);
    const connect = vi.spyOn(pool, 'connect');
    await runner.start();
    await sleep(1_500);
    const asked = connect.mock.calls.length;
    connect.mockRestore();
    // The embedded database also to release what ran before, and to listen.
    expect(asked).toBe(kind === 'embedded' ? 3 : 1);
  });

  it('does not wait for the moment a job was enqueued at to come again, when the clock was set back', async () => {
    const runner = createRunner();
    const attempts: number[] = [];
    runner.register(counting, async (_payload, { attempt }) => {
      attempts.push(attempt);
      throw new Error('the same again');
    });
    const id = await enqueue(1);
    const later = sql`now() + interval '1 hour'`;
    await database().write.update(job).set({ createdAt: later, runAt: later }).where(eq(job.id, id));
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ state: 'dead' }]));
    expect(attempts).toEqual([1, 2, 3]);
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
    await eventually(() => expect(order).toHaveLength(8));
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
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect(most).toBe(2);
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
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect((await pool.query('select n from result')).rows).toEqual([{ n: 5 }]);
  });

  it('refuses a payload that does not fit the definition', async () => {
    const bad = enqueueJob(database().write, counting, {
      companyId: null,
      payload: { n: 'one' as unknown as number },
    });
    await expect(bad).rejects.toThrow();
    expect(await allJobs()).toEqual([]);
  });

  it('leaves the other places to other companies, and says when one waits', async () => {
    const limited = defineJob('limited', payload, { concurrency: 2, perCompany: 1 });
    const [first, second, third] = [uuid(), uuid(), uuid()];
    const begun: (string | null)[] = [];
    const isWaitedFor: boolean[] = [];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const runner = createRunner();
    runner.register(limited, async (_payload, context) => {
      begun.push(context.companyId);
      await gate;
      isWaitedFor.push(await context.isWaitedFor());
    });
    const bring = (companyId: string) =>
      enqueueJob(database().write, limited, { companyId, payload: { n: 1 } });
    await bring(first);
    await bring(first);
    await runner.start();
    await eventually(() => expect(begun).toEqual([first]));
    await bring(second);
    await eventually(() => expect(begun).toEqual([first, second]));
    await bring(third);
    open();
    await eventually(() => expect(begun).toHaveLength(4));
    expect(isWaitedFor[0]).toBe(true);
    await runner.stop();
  });
});
