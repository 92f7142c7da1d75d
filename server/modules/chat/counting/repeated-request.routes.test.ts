import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const KEY = 'e3f1c1a2-6f0e-4b7e-9a52-0d1c2b3a4f5e';

describeOnBothDatabases('a question that is sent again', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
  });

  const newLink = () => createLink(app(), vendor, productId);
  const ask = (link: TestLink, { key = KEY, question = 'How do I clean the strainer?' } = {}) =>
    app().call(chatRoutes.askBot, { headers: { 'idempotency-key': key }, body: { ...link, question } });
  const conversation = async ({ uniqueId }: TestLink) =>
    (await app().call(chatRoutes.currentBot, { body: { uniqueId } })).body.data as {
      messages: unknown[];
      botdata: { queriesUsed: number };
    };

  it('is answered as it was, kept once and charged once', async () => {
    const link = await newLink();
    const first = await ask(link);
    expect(first).toMatchObject({ status: 200, body: { data: { queriesUsed: 1 } } });
    const again = await ask(link);
    expect(again).toMatchObject({ status: 200, body: { data: { queriesUsed: 1 } } });
    const idsOf = ({ body }: typeof first) => {
      const { question, answer } = body.data as Record<'question' | 'answer', { _id: string }>;
      return [question._id, answer._id];
    };
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(await conversation(link)).toMatchObject({ botdata: { queriesUsed: 1 } });
    expect((await conversation(link)).messages).toHaveLength(2);
  });

  it('is answered once when all its tries come at once', async () => {
    const company = await createApprovedCompany(app());
    const link = await createLink(app(), company, await createReadyProduct(app(), company));
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(link)));
    const answers = replies.map(({ status, body }) => {
      expect(status).toBe(200);
      return (body.data as { answer: { _id: string } }).answer._id;
    });
    expect(new Set(answers).size).toBe(1);
    expect((await conversation(link)).messages).toHaveLength(2);
    const { body } = await app().call(analyticsRoutes.feedbackInfo, { token: company.token });
    expect(body.data).toMatchObject({ answered: 1, not_answered: 0 });
  });

  it('is still answered when it was the last that the link had', async () => {
    const link = await newLink();
    const params = { productId, uniqueId: link.uniqueId };
    await app().call(chatbotRoutes.updateLimit, { token: vendor.token, params, body: { queryLimit: 1 } });
    expect((await ask(link)).status).toBe(200);
    expect((await ask(link)).status).toBe(200);
    expect((await ask(link, { key: `${KEY}-2` })).status).toBe(402);
  });

  it('can be asked once more on purpose, and the key of another link means nothing', async () => {
    const link = await newLink();
    await ask(link);
    const question = 'What does E-14 mean?';
    expect((await ask(link, { key: `${KEY}-2`, question })).body).toMatchObject({ data: { queriesUsed: 2 } });
    const other = await newLink();
    expect((await ask(other)).body).toMatchObject({ data: { queriesUsed: 1 } });
  });

  it('is refused when its key belongs to another question, or is none', async () => {
    const link = await newLink();
    await ask(link);
    const errors = { 'idempotency-key': expect.any(String) };
    expect(await ask(link, { question: 'What does E-14 mean?' })).toMatchObject({
      status: 400,
      body: { errors },
    });
    expect(await ask(link, { key: 'short' })).toMatchObject({ status: 400, body: { errors } });
    expect((await conversation(link)).messages).toHaveLength(2);
  });
});
