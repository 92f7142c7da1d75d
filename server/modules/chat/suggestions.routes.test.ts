import { beforeAll, expect, it } from 'vitest';
import { type BotData, chatRoutes } from '../../../contracts/chat/chat.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const POPULAR = 'How heavy is the pump?';

describeOnBothDatabases('suggestions', (database) => {
  const app = useTestApp(database);
  const { currentBot, feedback } = chatRoutes;
  let vendor: TestCompany;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
  });

  let customers = 0;
  const linkTo = (productId: string, email?: string) => {
    customers += 1;
    return createLink(app(), vendor, productId, email ?? `customer-${customers}@example.com`);
  };
  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const suggestionsOf = async ({ uniqueId }: TestLink): Promise<string[]> => {
    const { body } = await app().call(currentBot, { body: { uniqueId } });
    return (body.data as { botdata: BotData }).botdata.suggestions;
  };

  it('hold what two customers asked and the manual answered, before the manual’s headings', async () => {
    const productId = await createReadyProduct(app(), vendor);
    const headings = await suggestionsOf(await linkTo(productId));
    expect(headings.length).toBeGreaterThan(0);
    await ask(await linkTo(productId), POPULAR);
    expect(await suggestionsOf(await linkTo(productId))).toEqual(headings);
    await ask(await linkTo(productId), 'how heavy is the pump');
    const [first, ...others] = await suggestionsOf(await linkTo(productId));
    expect(first).toBe('how heavy is the pump');
    expect(others).toEqual(headings.slice(0, 3));
    const elsewhere = await createReadyProduct(app(), vendor, 'Pump P8');
    expect(await suggestionsOf(await linkTo(elsewhere))).toEqual(headings);
  });

  it('hold nothing that one customer asked twice, nobody answered, or did not work', async () => {
    const productId = await createReadyProduct(app(), vendor);
    const headings = await suggestionsOf(await linkTo(productId));
    const same = await linkTo(productId);
    await ask(same, POPULAR);
    await ask(same, POPULAR);
    for (const link of [await linkTo(productId), await linkTo(productId)]) {
      await ask(link, 'Which football club won the cup in 1974?');
      const { _id: messageId } = await ask(link, 'What does E-14 mean?');
      await app().call(feedback, { body: { uniqueId: link.uniqueId, messageId, works: false } });
    }
    expect(await suggestionsOf(await linkTo(productId))).toEqual(headings);
  });

  it('are after an answer its own, without what was asked, also when the page is opened again', async () => {
    const productId = await createReadyProduct(app(), vendor);
    const link = await linkTo(productId);
    await ask(link, 'What does E-14 mean?');
    const followUps = await suggestionsOf(link);
    expect(followUps.length).toBeGreaterThan(0);
    expect(followUps.length).toBeLessThanOrEqual(3);
    const [next = ''] = followUps;
    await ask(link, next);
    expect(await suggestionsOf(link)).not.toContain(next);
  });
});
