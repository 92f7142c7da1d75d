import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it, vi } from 'vitest';
import { job } from '../db/schema/jobs.ts';
import { counting, eventually, payload, useJobs } from '../testing/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { defineJob, PermanentJobError } from './define-job.ts';
import type { JobRunner } from './job-runner.ts';
import { jobsRepository } from './jobs.repository.ts';

describeOnBothDatabases('a job that is given up', (database) => {
  const { onError, createRunner, enqueue, allJobs } = useJobs(database);
  const revive = (runner: JobRunner) =>
    database().write.transaction((tx) => runner.revive(tx, counting.kind));

  it('buries a job after the last attempt and says so in the same transaction', async () => {
    const runner = createRunner();
    const onDead = vi.fn(async () => undefined);
    runner.register(counting, () => Promise.reject(new Error('never works')), onDead);
    await enqueue(7);
    await runner.start();
    await eventually(() => expect(onDead).toHaveBeenCalledTimes(1));
    expect(onDead.mock.calls[0]).toMatchObject([{ n: 7 }, 'never works', {}]);
    await eventually(async () => {
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
    await eventually(async () => {
      expect((await allJobs()).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['dead', 1],
        ['dead', 1],
      ]);
    });
  });

  it('buries what it cannot read at once, though nobody can be told', async () => {
    const onDead = vi.fn(async () => undefined);
    const runner = createRunner();
    runner.register(counting, async () => undefined, onDead);
    await database()
      .write.insert(job)
      .values({ id: uuid(), kind: 'counting', payload: { n: 'x' }, maxAttempts: 5 });
    await runner.start();
    await eventually(async () => expect(await allJobs()).toMatchObject([{ state: 'dead', attempts: 1 }]));
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
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(
      new Error('no burial'),
      expect.objectContaining({ kind: 'counting' }),
    );
  });

  it('does again what was given up, all of a kind and with every attempt, and tells who was told of the end', async () => {
    const runner = createRunner();
    let works = false;
    const handler = vi.fn(async () => {
      if (!works) throw new Error('not yet');
    });
    const onRevived = vi.fn(async () => undefined);
    runner.register(counting, handler, undefined, onRevived);
    await enqueue(1);
    await enqueue(2);
    await runner.start();
    await eventually(async () => {
      expect((await allJobs()).map(({ state }) => state)).toEqual(['dead', 'dead']);
    });
    expect(handler).toHaveBeenCalledTimes(6);
    expect(await revive(runner)).toBe(2);
    const [[payloads = []] = []] = onRevived.mock.calls as unknown as [{ n: number }[]][];
    expect(payloads.map(({ n }) => n).sort()).toEqual([1, 2]);
    await eventually(async () => {
      expect(await allJobs()).toMatchObject([
        { state: 'dead', attempts: 3 },
        { state: 'dead', attempts: 3 },
      ]);
      expect(handler).toHaveBeenCalledTimes(12);
    });
    works = true;
    await revive(runner);
    await eventually(async () => expect(await allJobs()).toEqual([]));
    expect(await revive(runner)).toBe(0);
  });

  it('does again what was given up at once, not at the next poll', async () => {
    const runner = createRunner({ pollMs: 3_600_000 });
    const handler = vi.fn(async () => undefined);
    runner.register(counting, handler);
    await runner.start();
    const given = { kind: 'counting', payload: { n: 1 }, attempts: 3, maxAttempts: 3 };
    await database()
      .write.insert(job)
      .values({ id: uuid(), state: 'dead', ...given });
    expect(await revive(runner)).toBe(1);
    await eventually(() => expect(handler).toHaveBeenCalledTimes(1));
  });

  it('leaves what was given up as it is when who was told can’t be told, and where nobody does it', async () => {
    const runner = createRunner();
    const { write } = database();
    await write.insert(job).values({
      id: uuid(),
      kind: 'counting',
      payload: { n: 1 },
      state: 'dead',
      attempts: 3,
      maxAttempts: 3,
      lastError: 'lost',
    });
    expect(await revive(runner)).toBeNull();
    runner.register(
      counting,
      async () => undefined,
      undefined,
      () => Promise.reject(new Error('untold')),
    );
    await expect(revive(runner)).rejects.toThrow('untold');
    expect(await allJobs()).toMatchObject([{ state: 'dead', attempts: 3, lastError: 'lost' }]);
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
});
