import { beforeAll, expect, it } from 'vitest';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { NO_EMERGENCY_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createLink, createReadyProduct, type TestLink, waitUntilRead } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const heading = (text: string) => ({ text, sizePt: 18 });
const MANUAL = makePdf([
  [
    heading('1 Starting the pump'),
    { text: 'To start the pump:' },
    { text: '1. Fill the tank.' },
    { text: '2. Press Start.' },
  ],
  [
    heading('2 In an emergency'),
    { text: 'If the pump smokes, smells of burning or gives electric shocks:' },
    { text: '1. Switch off the circuit at the fuse box.' },
    { text: '2. Pull the mains plug.' },
    { text: '3. Keep others away and call the service.' },
  ],
]);
const STEPS = ['Switch off the circuit at the fuse box.', 'Pull the mains plug.', 'call the service.'];

describeOnBothDatabases('emergencies in the chat', (database) => {
  const app = useTestApp(database);
  const { askBot, currentBot, feedback, nextRemedy } = chatRoutes;
  let vendor: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    const reply = await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { product_name: 'Pump P8' },
      file: { name: 'pump.pdf', content: MANUAL },
    });
    productId = (reply.body.data as { _id: string })._id;
    await waitUntilRead(app(), vendor.token, productId);
  });

  const ask = async (link: TestLink, question: string) => {
    const { status, body } = await app().call(askBot, { body: { ...link, question } });
    expect(status).toBe(200);
    return body.data as { answer: Message; queriesUsed: number; suggestions: string[] };
  };
  const figures = async ({ token }: TestCompany) =>
    (await app().call(analyticsRoutes.feedbackInfo, { token })).body.data;

  it.each(['there are sparks at the plug', 'Es riecht verbrannt!', 'huele a quemado'])(
    'are answered with all of what the manual says first and nothing else, and cost no query: %s',
    async (message) => {
      const link = await createLink(app(), vendor, productId);
      const { answer, queriesUsed, suggestions } = await ask(link, message);
      expect(queriesUsed).toBe(0);
      expect(answer).toMatchObject({
        emergency: { hasInstructions: true },
        answered: true,
        steps: [],
        figures: [],
        related: [],
        warnings: [{ level: 'danger', page: 2 }],
      });
      for (const step of STEPS)
        expect([answer.content, answer.warnings?.[0]?.text]).toEqual([
          expect.stringContaining(step),
          expect.stringContaining(step),
        ]);
      expect(answer.content).not.toContain('Fill the tank');
      expect(suggestions).toEqual([]);
    },
  );

  it('stay in the conversation, and nothing is offered to try next', async () => {
    const link = await createLink(app(), vendor, productId);
    const { answer } = await ask(link, 'smoke is coming out of the pump');
    const { uniqueId } = link;
    const opened = await app().call(currentBot, { body: { uniqueId } });
    const { messages } = opened.body.data as { messages: Message[] };
    expect(messages.at(-1)).toMatchObject({ _id: answer._id, emergency: { hasInstructions: true } });
    await app().call(feedback, { body: { uniqueId, messageId: answer._id, works: false } });
    const next = await app().call(nextRemedy, { body: { uniqueId, messageId: answer._id } });
    expect(next.body.data).toEqual({ remedy: null });
  });

  it('are no unanswered question and cost nothing where the manual says nothing of them', async () => {
    const company = await createApprovedCompany(app());
    const link = await createLink(app(), company, await createReadyProduct(app(), company));
    const before = await figures(company);
    const { answer, queriesUsed } = await ask(link, 'my son swallowed a battery');
    expect(queriesUsed).toBe(0);
    expect(answer).toMatchObject({
      content: NO_EMERGENCY_TEXT,
      emergency: { hasInstructions: false },
      answered: false,
      steps: [],
      warnings: [],
      related: [],
    });
    expect(await figures(company)).toEqual(before);
    expect(before).toMatchObject({ not_answered: 0 });
  });
});
