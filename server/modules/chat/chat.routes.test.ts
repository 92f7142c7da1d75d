import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { UNREAD_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createApprovedCompany, DECIDER, type TestCompany } from '../../testing/accounts.ts';
import {
  createLink,
  createReadyProduct,
  pumpManual,
  type TestLink,
  waitUntilRead,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createUniqueId } from '../chatbots/chatbot-links.ts';

describeOnBothDatabases('the customer’s chat', (database) => {
  const app = useTestApp(database);
  const { currentBot, askBot, feedback } = chatRoutes;
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    productId = await createReadyProduct(app(), vendor);
  });

  const newLink = () => createLink(app(), vendor, productId);
  const ask = (link: TestLink, question: unknown = 'How do I clean the strainer?') =>
    app().call(askBot, { body: { ...link, question } });
  const answerOf = ({ body }: { body: Record<string, unknown> }) => (body.data as { answer: Message }).answer;

  it('answers with the steps in order, their warning, and the page they stand on', async () => {
    const reply = await ask(await newLink());
    expect(reply).toMatchObject({ status: 200, body: { data: { queriesUsed: 1, queryLimit: 15 } } });
    const answer = answerOf(reply);
    expect(answer).toMatchObject({ sender: 'bot', answered: true, band: 'answer', feedback: null });
    expect(answer.steps?.map((step) => step.text)).toEqual([
      'Press and hold Stop for 3 seconds.',
      'Close the valves V1 and V2.',
      'Unscrew the cap and rinse the mesh.',
      'Press and hold Start for 3 seconds.',
    ]);
    expect(answer.warnings?.[0]).toMatchObject({ level: 'warning', page: 1 });
    expect(answer.warnings?.[0]?.text).toContain(
      'Let the pump cool down for 30 minutes before you open the cap.',
    );
    expect(answer.citations?.[0]).toMatchObject({ page: 1, pages: 2 });
    expect(answer.citations?.[0]?.boxes.length).toBeGreaterThan(0);
  });

  it('opens the cited page and file with the links of the answer, and with nothing less', async () => {
    const [citation] = answerOf(await ask(await newLink(), 'What does E-14 mean?')).citations ?? [];
    expect(citation?.page).toBe(2);
    const get = (url: string) => app().app.inject({ method: 'GET', url });
    const picture = await get(citation?.pageImage?.replace('{page}', '2') ?? '');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await get(citation?.url.split('#')[0] ?? '')).statusCode).toBe(200);
    expect((await get(citation?.url.split('?')[0] ?? '')).statusCode).toBe(404);
  });

  it('opens the closest sections of a refusal at their pages', async () => {
    const { related } = answerOf(await ask(await newLink(), 'Can the pump be painted red?'));
    const [section] = related ?? [];
    expect(section?.source).toMatchObject({ page: section?.page, heading: section?.heading, quote: '' });
    const url = section?.source?.pageImage?.replace('{page}', String(section.page)) ?? '';
    expect((await app().app.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  it('refuses what the manual does not hold, and takes no query for it', async () => {
    const link = await newLink();
    const answer = answerOf(await ask(link, 'Which football club won the cup in 1974?'));
    expect(answer).toMatchObject({ answered: false, band: 'none', steps: [], warnings: [] });
    const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    expect(body).toMatchObject({ data: { messages: [{}, {}], botdata: { queriesUsed: 0 } } });
    await ask(link);
    const { body: asked } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    expect(asked).toMatchObject({ data: { botdata: { queriesUsed: 1 } } });
  });

  it('begins a new conversation, keeps the one before, and leans on nothing of it', async () => {
    const link = await newLink();
    await ask(link);
    const opened = async () =>
      (await app().call(currentBot, { body: { uniqueId: link.uniqueId } })).body.data as {
        messages: Message[];
        botdata: { earlier: number };
      };
    expect((await opened()).botdata.earlier).toBe(0);
    const { uniqueId } = link;
    expect(await app().call(chatRoutes.newConversation, { body: { uniqueId } })).toMatchObject({
      status: 200,
    });
    expect(await opened()).toMatchObject({ messages: [{}, {}], botdata: { earlier: 2 } });
    const leaning = answerOf(await ask(link, 'And how long does that take?'));
    const alone = answerOf(await ask(await newLink(), 'And how long does that take?'));
    expect(leaning.content).toBe(alone.content);
    expect(await opened()).toMatchObject({ messages: { length: 4 }, botdata: { earlier: 2 } });
    expect(
      await app().call(chatRoutes.newConversation, { body: { uniqueId: createUniqueId() } }),
    ).toMatchObject({ status: 404 });
    expect(await app().call(chatRoutes.newConversation, { body: {} })).toMatchObject({ status: 400 });
  });

  it.each(['Hello!', 'Ok, thank you very much 👍', 'Vielen Dank'])(
    'takes no question for "%s", which asks nothing, and keeps nothing of it',
    async (courtesy) => {
      const link = await newLink();
      await ask(link);
      const reply = await ask(link, courtesy);
      expect(reply).toMatchObject({ status: 200, body: { data: { queriesUsed: 1, queryLimit: 15 } } });
      const { question, answer } = reply.body.data as Record<'question' | 'answer', Message>;
      expect(question).toMatchObject({ sender: 'user', content: courtesy });
      expect(answer).toMatchObject({ sender: 'bot', content: expect.stringMatching(/\?|ask|fragen/) });
      expect(answer).not.toHaveProperty('band');
      const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
      const { messages } = body.data as { messages: Message[] };
      expect(messages.map(({ content }) => content)).not.toContain(courtesy);
      expect(messages).toHaveLength(2);
    },
  );

  it('does not say that a manual says nothing before it is read, and takes no question then', async () => {
    const upload = await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { product_name: 'Damaged' },
      file: { name: 'damaged.pdf', content: pumpManual().subarray(0, 300) },
    });
    const product = (upload.body.data as { _id: string })._id;
    await waitUntilRead(app(), vendor.token, product);
    const link = await createLink(app(), vendor, product);
    const reply = await ask(link);
    expect(reply).toMatchObject({ status: 200, body: { data: { queriesUsed: 0 } } });
    expect(answerOf(reply).content).toBe(UNREAD_TEXT);
    const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    expect(body).toMatchObject({ data: { messages: [], botdata: { queriesUsed: 0 } } });
  });

  it('says which language to ask in where the question is clearly in another, and keeps that', async () => {
    const link = await newLink();
    expect(answerOf(await ask(link, 'Wie reinige ich das Sieb der Pumpe?')).askIn).toBe('en');
    expect(answerOf(await ask(link))).not.toHaveProperty('askIn');
    const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    const { messages } = body.data as { messages: Message[] };
    expect(messages.map(({ askIn }) => askIn ?? null)).toEqual([null, 'en', null, null]);
  });

  it('shows the conversation with what the page around it needs', async () => {
    const link = await newLink();
    await ask(link, 'How heavy is the pump?');
    await ask(link, 'And how high?');
    const { status, body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    expect(status).toBe(200);
    const { messages, botdata } = body.data as { messages: Message[]; botdata: unknown };
    expect(messages.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user', 'bot']);
    expect(messages.map(({ content }) => content)).toContain('And how high?');
    expect(botdata).toMatchObject({
      product: { product_name: 'Pump P7' },
      company: { _id: vendor.companyId, company_name: 'Halloran Pumps', company_contact: '+1 555 0142' },
      outOfQueries: false,
      manuals: [{ title: expect.any(String), pages: 2, status: 'ready' }],
    });
  });

  it('opens a conversation only with all three ids of one link', async () => {
    const link = await newLink();
    const other = await createApprovedCompany(app(), 'Other');
    const otherLink = await createLink(app(), other, await createReadyProduct(app(), other));
    const mixed = [
      { ...link, productId: otherLink.productId },
      { ...link, companyId: otherLink.companyId },
      { ...link, uniqueId: otherLink.uniqueId },
      { ...link, uniqueId: createUniqueId() },
      { ...link, companyId: randomUUID() },
    ];
    for (const ids of mixed)
      expect(await ask(ids)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await app().call(currentBot, { body: { uniqueId: createUniqueId() } })).toMatchObject({
      status: 404,
    });
  });

  it.each(
    [['', '   ', 'x'.repeat(2001), 'a\0b', 'a\ud800b', { $ne: null }, 7, ['a']]]
      .flat()
      .map((question) => [question]),
  )('answers 400 to the question %j and charges nothing', async (question) => {
    const link = await newLink();
    expect(await ask(link, question)).toMatchObject({
      status: 400,
      body: { errors: { question: expect.any(String) } },
    });
    expect((await app().call(currentBot, { body: { uniqueId: link.uniqueId } })).body).toMatchObject({
      data: { botdata: { queriesUsed: 0 }, messages: [] },
    });
  });

  it('answers one question of fifty at once when one is left', async () => {
    const link = await newLink();
    const params = { productId, uniqueId: link.uniqueId };
    await app().call(chatbotRoutes.updateLimit, { token: vendor.token, params, body: { queryLimit: 1 } });
    const questions = Array.from({ length: 50 }, (_, i) => `What does E-14 mean? (${i})`);
    const replies = await Promise.all(questions.map((question) => ask(link, question)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(402)]);
    expect(replies.find(({ status }) => status === 402)?.body).toEqual({
      status: 402,
      code: 'out_of_queries',
      message: 'You are currently out of queries. Please contact our team for support.',
    });
    const { body } = await app().call(currentBot, { body: { uniqueId: link.uniqueId } });
    const { messages, botdata } = body.data as { messages: Message[]; botdata: unknown };
    expect(messages).toHaveLength(2);
    expect(botdata).toMatchObject({ queriesUsed: 1, outOfQueries: true });
  });

  it('answers with the contact card while the company is suspended, and again when it is approved', async () => {
    const company = await createApprovedCompany(app());
    const link = await createLink(app(), company, await createReadyProduct(app(), company));
    await app().services.admin.suspend(DECIDER, company.userId);
    expect(await ask(link)).toMatchObject({ status: 402, body: { code: 'out_of_queries' } });
    expect((await app().call(currentBot, { body: { uniqueId: link.uniqueId } })).body).toMatchObject({
      data: { botdata: { outOfQueries: true, company: { company_email: 'service@example.com' } } },
    });
    await app().services.admin.approve(DECIDER, company.userId);
    expect(await ask(link)).toMatchObject({ status: 200 });
  });

  it('counts feedback once, and the last word counts', async () => {
    const company = await createApprovedCompany(app());
    const product = await createReadyProduct(app(), company);
    const link = await createLink(app(), company, product);
    const { _id: messageId } = answerOf(await ask(link));
    const say = (works: unknown, id = messageId) =>
      app().call(feedback, { body: { uniqueId: link.uniqueId, messageId: id, works } });
    const totals = async () =>
      (await app().call(analyticsRoutes.feedbackInfo, { token: company.token })).body.data;
    await say(true);
    await say(true);
    expect(await totals()).toMatchObject({ answered: 1, not_answered: 0, works: 1, does_not_work: 0 });
    await say(false);
    expect(await totals()).toMatchObject({ works: 0, does_not_work: 1 });
    expect(await say(true, randomUUID())).toMatchObject({ status: 404 });
    expect(await say('yes')).toMatchObject({ status: 400 });

    const stranger = await newLink();
    const foreign = { uniqueId: stranger.uniqueId, messageId, works: true };
    expect(await app().call(feedback, { body: foreign })).toMatchObject({ status: 404 });
  });

  it('lets the vendor read what was asked, with the answer and its page', async () => {
    const company = await createApprovedCompany(app());
    const product = await createReadyProduct(app(), company);
    await ask(await createLink(app(), company, product), 'What does E-14 mean?');
    const { singleProductMessages, productMessagesInfo } = analyticsRoutes;
    const asked = await app().call(singleProductMessages, { token: company.token, params: { id: product } });
    expect(asked.body).toMatchObject({
      total: 1,
      data: [{ content: 'What does E-14 mean?', answered: true, page: 2 }],
    });
    expect((await app().call(productMessagesInfo, { token: company.token })).body).toMatchObject({
      data: [{ _id: product, totalCount: 1, answered: 1 }],
    });
    expect((await app().call(companyRoutes.summary, { token: company.token })).body).toMatchObject({
      data: { chatbots: 1, products: 1, manuals: 1, interactions: 1 },
    });
    const other = await createApprovedCompany(app());
    const foreign = await app().call(singleProductMessages, { token: other.token, params: { id: product } });
    const missing = await app().call(singleProductMessages, {
      token: other.token,
      params: { id: randomUUID() },
    });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });
});
