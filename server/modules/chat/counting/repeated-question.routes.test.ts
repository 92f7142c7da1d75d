import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { chatbot, message } from '../../../db/schema/chats.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import {
  createLink,
  createReadyProduct,
  pumpManual,
  type TestLink,
  waitUntilRead,
} from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const QUESTION = 'How do I clean the strainer?';
const HOUR_MS = 3600 * 1000;

describeOnBothDatabases('a question that is asked again', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
  });

  const newLink = (product = productId) => createLink(app(), vendor, product);
  const ask = async (link: TestLink, question = QUESTION) => {
    const { body } = await app().call(chatRoutes.askBot, { body: { ...link, question } });
    return body.data as { queriesUsed: number; answer: { content: string; citations: unknown[] } };
  };
  const used = async (link: TestLink, question = QUESTION) => (await ask(link, question)).queriesUsed;

  it('is answered again and takes no query, whatever its case and spaces', async () => {
    const link = await newLink();
    const first = await ask(link);
    expect(first.queriesUsed).toBe(1);
    const again = await ask(link, '  how do I  CLEAN the strainer? ');
    expect(again).toMatchObject({ queriesUsed: 1, answer: { content: first.answer.content } });
    expect(again.answer.citations).toEqual(first.answer.citations);
    expect(await used(link, 'What does E-14 mean?')).toBe(2);
    expect(await used(link)).toBe(2);
  });

  it('is charged on another link', async () => {
    await used(await newLink());
    expect(await used(await newLink())).toBe(1);
  });

  it.each([
    ['23 hours', 23, 1],
    ['25 hours', 25, 2],
  ])('in a new conversation after %s', async (_, hours, charged) => {
    const link = await newLink();
    await used(link);
    const { write } = database();
    const [row] = await write.select().from(chatbot).where(eq(chatbot.uniqueId, link.uniqueId));
    const asked = new Date(Date.now() - hours * HOUR_MS);
    const id = row?.id ?? '';
    await write.update(message).set({ createdAt: asked }).where(eq(message.chatbotId, id));
    await write.update(chatbot).set({ conversationBegunAt: new Date() }).where(eq(chatbot.id, id));
    expect(await used(link)).toBe(charged);
  });

  it('is charged when the company has corrected it since, once', async () => {
    const link = await newLink();
    const question = 'Which oil does the bearing need?';
    await used(link, question);
    await app().call(correctionRoutes.createCorrection, {
      token: vendor.token,
      params: { productId },
      body: { question, answer: 'None: it is sealed for life.', source: null },
    });
    const before = (await ask(link, 'What does E-14 mean?')).queriesUsed;
    expect(await used(link, question)).toBe(before + 1);
    expect(await used(link, question)).toBe(before + 1);
  });

  it('is charged with a new version of the manual', async () => {
    const own = await createReadyProduct(app(), vendor);
    const link = await newLink(own);
    expect(await used(link)).toBe(1);
    const [manual] = await waitUntilRead(app(), vendor.token, own);
    await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { productId: own, manualId: manual?._id ?? '' },
      file: { name: 'pump.pdf', content: pumpManual() },
    });
    await waitUntilRead(app(), vendor.token, own);
    expect(await used(link)).toBe(2);
  });
});
