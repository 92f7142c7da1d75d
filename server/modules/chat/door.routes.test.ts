import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { createApprovedCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const FLOOD = 60;
/** Answered, beyond what the link may ask, and, where the machine is slow, turned away after waiting too long. */
const EXPECTED = [200, 402, 503];

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
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => !EXPECTED.includes(status))).toEqual([]);
    expect(mostWaiting).toBeLessThan(FLOOD / 3);
  });
});
