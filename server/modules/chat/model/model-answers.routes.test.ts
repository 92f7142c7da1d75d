import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { showcaseRoutes } from '../../../../contracts/chat/showcase.ts';
import { companyUsage, plan } from '../../../db/schema/companies.ts';
import { createApprovedCompany } from '../../../testing/accounts.ts';
import { useModelScene } from '../../../testing/model/model-scene.ts';
import { say, startModelServer } from '../../../testing/model/model-server.ts';
import { createLink, createReadyProduct, type TestLink } from '../../../testing/products.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { TRIAL_PLAN } from '../../plans/plan-catalogue.ts';

const QUESTION = 'What does E-14 mean?';
const GOOD = 'E-14 means that the flow of water is too low [1].';

describe('a chat with a language model', () => {
  const database = useTestDatabase();
  const scene = useModelScene(database, say(GOOD, 1000));

  const newLink = (): Promise<TestLink> => createLink(scene.app, scene.vendor, scene.productId);
  const ask = (link: TestLink, question = QUESTION, on: TestApp = scene.app) =>
    on.call(chatRoutes.askBot, { body: { ...link, question } });
  const answerOf = ({ body }: { body: Record<string, unknown> }) => (body.data as { answer: Message }).answer;
  const setTokens = async (tokensUsed: number) => {
    await ask(await newLink());
    await database().write.update(companyUsage).set({ tokensUsed });
  };
  const limit = async () => {
    const [row] = await database().write.select().from(plan).where(eq(plan.name, TRIAL_PLAN));
    return row?.tokenLimitPerMonth ?? 0;
  };

  it('shows what the model wrote, with the page it stands on, and charges its tokens with the query', async () => {
    const answer = answerOf(await ask(await newLink()));
    expect(answer).toMatchObject({
      content: 'E-14 means that the flow of water is too low.',
      band: 'answer',
      answered: true,
    });
    expect(answer.made).toMatchObject({ model: expect.stringMatching(/\S/) });
    expect(answer.citations?.[0]).toMatchObject({ page: 2 });
    expect(answer.citations?.[0]?.quote).toContain('E-14 means that the water flow is too low');
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 1000, queries_used: 1 });
  });

  it('tells who listens what was found and what is written so far, and then replies as to everybody', async () => {
    const link = await newLink();
    const headers = { accept: 'text/event-stream' };
    scene.model.behave(say(`${GOOD} Clean the strainer [1].`, 1000));
    const reply = await scene.app.call(chatRoutes.askBot, { body: { ...link, question: QUESTION }, headers });
    const { text, status } = reply;
    const events = text
      .split('\n\n')
      .filter(Boolean)
      .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [])
      .map(([, name, data = '{}']) => ({ name, data: JSON.parse(data) }));
    expect(status).toBe(200);
    // Events are written past the framework, which puts its headers on every other reply.
    const { headers: usual } = await scene.app.call(chatRoutes.askBot, { body: link });
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
      expect(reply.headers).toHaveProperty(name, usual[name]);
    expect(events.map(({ name }) => name)).toEqual(['progress', 'progress', 'reply']);
    const found = { title: 'pump', heading: expect.stringContaining('Error codes'), page: 2 };
    expect(events[0]?.data).toEqual({ found, written: '' });
    expect(events[1]?.data).toEqual({ found, written: 'E-14 means that the flow of water is too low.' });
    expect(events[2]?.data).toMatchObject({
      status: 200,
      data: { queriesUsed: 1, answer: { content: expect.stringMatching(/too low\. Clean the strainer\.$/) } },
    });
  });

  it('tells nothing where the manual’s own words are the answer, or the question is refused', async () => {
    const headers = { accept: 'text/event-stream' };
    const call = async (question: string) =>
      scene.app.call(chatRoutes.askBot, { body: { ...(await newLink()), question }, headers });
    expect((await call('Who painted the Mona Lisa?')).body).toMatchObject({ status: 200 });
    expect(await call(' ')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('shows the manual’s words where the model invents, and charges what it took', async () => {
    scene.model.behave(say('E-14 means that the flow is below 7 litres [1].', 500));
    expect(answerOf(await ask(await newLink())).content).toContain(
      'E-14 means that the water flow is too low.',
    );
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 500 });
  });

  it('charges no tokens where no reply came', async () => {
    scene.model.behave((_, response) => void response.writeHead(500).end());
    expect(answerOf(await ask(await newLink())).content).toContain(
      'E-14 means that the water flow is too low.',
    );
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 0, queries_used: 1 });
  });

  it('sends the model nothing of a refused question, and charges no tokens for it', async () => {
    const before = scene.model.requests.length;
    const answer = answerOf(await ask(await newLink(), 'Which football club won the cup in 1974?'));
    expect(answer).toMatchObject({ band: 'none' });
    expect(scene.model.requests).toHaveLength(before);
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 0 });
  });

  it('sends the model nothing of a question that can’t be stored, and charges nothing for it', async () => {
    const before = scene.model.requests.length;
    const reply = await ask(await newLink(), `${QUESTION}\0`);
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { question: "A question contains characters that can't be stored" } },
    });
    expect(scene.model.requests).toHaveLength(before);
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 0, queries_used: 0 });
  });

  it('answers as a missing chat does when it is deleted while its answer is written', async () => {
    const link = await newLink();
    const { token } = scene.vendor;
    scene.model.behave((request, response) => {
      const deletion = scene.app.call(chatbotRoutes.deleteChatbot, { token, params: link });
      void deletion.then(() => say(GOOD, 1000)(request, response));
    });
    const missing = await ask({ ...link, uniqueId: 'x'.repeat(22) });
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const reply = await ask(link);
    expect(reply).toMatchObject({ status: 404, body: missing.body });
    expect(await scene.findUsage()).toMatchObject({ tokens_used: 0, queries_used: 0 });
  });

  it('shows the closest passages where the model finds no answer in them', async () => {
    scene.model.behave(say('NOT_IN_MANUAL'));
    const answer = answerOf(await ask(await newLink()));
    expect(answer).toMatchObject({ band: 'closest', answered: false });
    expect(answer.content).toContain('E-14 means that the water flow is too low.');
  });

  it('asks no model for visitors, who are not charged', async () => {
    await scene.app.services.showcase.choose({
      companyId: scene.vendor.companyId,
      productId: scene.productId,
      openingQuestion: QUESTION,
    });
    const before = scene.model.requests.length;
    expect((await scene.app.call(showcaseRoutes.ask, { body: { question: QUESTION } })).status).toBe(200);
    expect(scene.model.requests).toHaveLength(before);
  });

  it('answers 402 once the month’s tokens are used up, before any more are spent', async () => {
    await setTokens(await limit());
    const before = scene.model.requests.length;
    const link = await newLink();
    expect(await ask(link)).toMatchObject({ status: 402, body: { code: 'out_of_queries' } });
    expect(scene.model.requests).toHaveLength(before);
    const { body } = await scene.app.call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
    expect(body).toMatchObject({ data: { botdata: { outOfQueries: true, queriesUsed: 0 }, messages: [] } });
  });

  it('passes the month’s tokens by one answer at most, however many come at once', async () => {
    await setTokens((await limit()) - 1);
    const links = await Promise.all(Array.from({ length: 6 }, newLink));
    const statuses = (await Promise.all(links.map((link) => ask(link)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(5);
    expect((await scene.findUsage()).tokens_used).toBeLessThan((await limit()) + 1000);
  });

  it('minds no tokens where there is no model', async () => {
    await setTokens(await limit());
    const plain = await startTestApp(database());
    expect(await ask(await newLink(), QUESTION, plain)).toMatchObject({ status: 200 });
    await plain.stop();
  });

  it('counts what came of it in the figures, by reason', async () => {
    await ask(await newLink());
    scene.model.behave(say('E-99 [1].'));
    await ask(await newLink());
    const { body } = await scene.app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(body).toMatch(/model_outcomes_total\{outcome="written"\} \d/);
    expect(body).toMatch(/model_outcomes_total\{outcome="invented"\} \d/);
    expect(body).toMatch(/model_tokens_total \d/);
    expect(body).not.toContain('E-14');
  });
});

describe('a model that fails', () => {
  const database = useTestDatabase();

  it('is told of by its reason alone', async () => {
    const model = await startModelServer((_, response) => void response.writeHead(500).end('a secret'));
    const told: unknown[] = [];
    const app = await startTestApp(
      database(),
      { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' },
      { onModelFailure: (...words) => void told.push(words) },
    );
    const vendor = await createApprovedCompany(app);
    const link = await createLink(app, vendor, await createReadyProduct(app, vendor));
    for (let i = 0; i < 6; i += 1)
      await app.call(chatRoutes.askBot, { body: { ...link, question: `${QUESTION}${'?'.repeat(i)}` } });
    expect(told).toEqual([...Array(5).fill(['status']), ['paused']]);
    expect(model.requests).toHaveLength(5);
    await app.stop();
    await model.stop();
  });
});
