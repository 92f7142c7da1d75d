import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { planRoutes } from '../../contracts/plans/plans.ts';
import { CROWD_LIMITS } from '../db/crowd.ts';
import { createApprovedCompany } from '../testing/accounts.ts';
import { createLink, createReadyProduct } from '../testing/products.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';

describe('who asks', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);

  it('is turned away while too many wait, told when to come again, and nobody else is', async () => {
    const vendor = await createApprovedCompany(app());
    const link = await createLink(app(), vendor, await createReadyProduct(app(), vendor));
    const ask = () => app().call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } });
    // The embedded database has one connection, so holding it keeps every other request waiting.
    const held = await database().pool.connect();
    const waiting = Array.from({ length: CROWD_LIMITS.mostWaiting + 1 }, () =>
      database().pool.query('select 1'),
    );
    const plans = app().call(planRoutes.catalogue);
    expect(await ask()).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'Many people are asking just now. Please try again in a moment.',
      },
      headers: { 'retry-after': '2' },
    });
    held.release();
    await Promise.all(waiting);
    expect(await plans).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 200, body: { data: { answer: { answered: true } } } });
  });
});
