import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { job } from '../db/schema/jobs.ts';
import { createApprovedCompany } from '../testing/accounts.ts';
import { eventually } from '../testing/jobs.ts';
import { createLink, createReadyProduct } from '../testing/products.ts';
import { useTestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

describeOnBothDatabases('the jobs of calls', (database) => {
  // What is found here is not found by a poll.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
  afterAll(() => void vi.useRealTimers());
  const app = useTestApp(database);

  it('are begun when the call has made them, and nobody looks for any where it made none', async () => {
    const vendor = await createApprovedCompany(app());
    const link = await createLink(app(), vendor, await createReadyProduct(app(), vendor));
    const isDue = async () =>
      (await database().write.select().from(job)).some(({ runAt }) => runAt <= new Date());
    await eventually(async () => expect(await isDue()).toBe(false));

    const wake = vi.spyOn(app().services.jobs, 'wake');
    await sleep(200);
    wake.mockClear();
    const body = { ...link, question: 'How do I clean the strainer?' };
    expect(await app().call(chatRoutes.askBot, { body })).toMatchObject({ status: 200 });
    await sleep(200);
    expect(wake).not.toHaveBeenCalled();
  });
});
