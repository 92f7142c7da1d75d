import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { company } from '../db/schema/companies.ts';
import { job } from '../db/schema/jobs.ts';
import { counting, useJobs } from '../testing/jobs.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { jobsRepository } from './jobs.repository.ts';

describeOnBothDatabases('jobsRepository', (database) => {
  const { enqueue, allJobs } = useJobs(database);
  const taker = { kind: counting.kind, worker: 'worker', leaseMs: 60_000, ownJobs: [] };
  const states = async (): Promise<string[]> => (await allJobs()).map(({ state }) => state).sort();

  // PostgreSQL picks such a plan by what it knows of the table at that moment.
  it.each([
    ['due', 0],
    ['exhausted', 3],
  ])(
    'takes one job that is %s, also by a plan that would run a subquery for each row',
    async (_, attempts) => {
      for (let n = 0; n < 6; n += 1) await enqueue(n);
      await database().write.update(job).set({ attempts });
      await database().write.transaction(async (tx) => {
        for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
          await tx.execute(sql.raw(`set local enable_${way} = off`));
        const { claim, claimExhausted } = jobsRepository(tx);
        await (attempts === 0
          ? claim({ ...taker, servedCompanies: [], busyCompanies: [] })
          : claimExhausted(taker));
      });
      expect(await states()).toEqual([...Array(5).fill('ready'), 'running']);
    },
  );

  it('lets the jobs of a closed company wait, and takes those of others', async () => {
    const db = database().write;
    const [closed, open] = [uuidv7(), uuidv7()];
    const one = { ownerId: uuidv7(), name: 'Halloran Pumps' };
    await db.insert(company).values([
      { ...one, id: closed, closedAt: new Date() },
      { ...one, id: open },
    ]);
    const repository = jobsRepository(db);
    const { kind } = counting;
    const take = () => repository.claim({ ...taker, servedCompanies: [], busyCompanies: [] });
    await enqueue(1, closed);
    expect(await take()).toBeNull();
    expect(await repository.untilDue([])).toEqual(new Map());
    expect(await repository.isDueBesides(kind, [])).toBe(false);
    expect(await repository.countDue(kind)).toEqual([]);
    await enqueue(2, open);
    await enqueue(3);
    const taken = [await take(), await take(), await take()].filter((row) => row !== null);
    expect(taken.map(({ companyId }) => companyId).sort()).toEqual([null, open].sort());
    await db.update(company).set({ closedAt: null }).where(eq(company.id, closed));
    expect(await take()).toMatchObject({ companyId: closed });
  });

  it('gives up no job of a closed company', async () => {
    const db = database().write;
    const id = uuidv7();
    await db.insert(company).values({ id, ownerId: uuidv7(), name: 'Halloran Pumps', closedAt: new Date() });
    await enqueue(1, id);
    await db.update(job).set({ attempts: 3 });
    expect(await jobsRepository(db).claimExhausted(taker)).toBeNull();
  });
});
