import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
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
});
