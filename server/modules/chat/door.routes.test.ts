import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { createApprovedCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

/** As many as a slow machine answers before the last one has waited too long. */
const FLOOD = 40;

describeOnBothDatabases('a flood of questions to one link', (database) => {
  const app = useTestApp(database);
  let flooded: TestLink;

  beforeAll(async () => {
    const vendor = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), vendor);
    flooded = await createLink(app(), vendor, productId);
  });

  it('waits before it asks the database, or everybody else’s calls would wait behind it', async () => {
    let mostWaiting = 0;
    const watch = setInterval(() => {
      mostWaiting = Math.max(mostWaiting, database().pool.waitingCount);
    }, 1);
    const flood = Array.from({ length: FLOOD }, (_, number) => {
      const question = `What does E-14 mean? (${number})`;
      return app().call(chatRoutes.askBot, { body: { ...flooded, question } });
    });
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    clearInterval(watch);
    expect(new Set(statuses)).toEqual(new Set([200, 402]));
    expect(mostWaiting).toBeLessThan(FLOOD / 3);
  });
});
