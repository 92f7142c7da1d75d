import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type AskedQuestion, analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Correction, correctionRoutes } from '../../../contracts/chat/corrections.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/manuals/products.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import {
  createLink,
  createNeighbours,
  pumpManual,
  type TestLink,
  waitUntilRead,
} from '../../testing/products.ts';
import { startTestApp, useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { createCorrection, updateCorrection, deleteCorrection, previewCorrection, listCorrections } =
  correctionRoutes;
const QUESTION = 'How do I clean the strainer?';
const ANSWER = 'Send it to us: we clean it.';
const WARNING = 'Let the pump cool down for 30 minutes before you open the cap.';

describeOnBothDatabases('a corrected answer', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let manualId: string;
  let link: TestLink;

  beforeAll(async () => {
    ({ vendor, productId } = await createNeighbours(app()));
    const reply = await app().call(productRoutes.singleProduct, {
      token: vendor.token,
      params: { id: productId },
    });
    manualId = (reply.body.data as ProductDetail).manuals[0]?._id ?? '';
  });

  beforeEach(async () => {
    await database().pool.query('delete from correction');
    link = await createLink(app(), vendor, productId, `${Math.random()}@example.com`);
  });

  const correct = async (body: object = {}) => {
    const reply = await app().call(createCorrection, {
      token: vendor.token,
      params: { productId },
      body: { question: QUESTION, answer: ANSWER, source: null, ...body },
    });
    expect(reply.status).toBe(201);
    return reply.body.data as Correction;
  };
  const asked = async (question: string, from = link, { call } = app()) => {
    const { body } = await call(chatRoutes.askBot, { body: { ...from, question } });
    return (body.data as { answer: Message; question: Message }) ?? body;
  };
  const ask = async (question: string) => (await asked(question)).answer;
  const listed = async () => {
    const { body } = await app().call(listCorrections, { token: vendor.token, params: { productId } });
    return body.data as Correction[];
  };
  const questions = async () => {
    const { body } = await app().call(analyticsRoutes.singleProductMessages, {
      token: vendor.token,
      params: { id: productId },
    });
    return body.data as AskedQuestion[];
  };

  it('is given to a paraphrase in the company’s words, with its page and the manual’s warning', async () => {
    await correct({ source: { manualId, page: 1 } });
    const answer = await ask('how can i clean the strainner');
    expect(answer).toMatchObject({
      content: ANSWER,
      isByCompany: true,
      answered: true,
      band: 'answer',
      confidence: 1,
      steps: [],
      table: null,
    });
    expect(answer.citations?.[0]).toMatchObject({
      manualId,
      page: 1,
      quote: '',
      boxes: [],
      heading: '1 Cleaning the strainer',
    });
    const [warning] = answer.warnings ?? [];
    expect(warning?.text).toContain(WARNING);
    expect(answer.citations?.[warning?.citation ?? -1]?.quote).toContain(WARNING);
  });

  it('names no page where none was chosen, but that of the warning', async () => {
    await correct();
    const { warnings, citations } = await ask(QUESTION);
    expect(citations).toHaveLength(1);
    expect(citations?.[warnings?.[0]?.citation ?? -1]?.quote).toContain(WARNING);
  });

  it.each([
    'How often do I clean the strainer?',
    'How do I clean the valve V1?',
    'Why should I not clean the strainer with acid?',
    'How do I clean the strainer of the P9?',
    'Who cleans the strainer?',
  ])('is not given to “%s”', async (question) => {
    await correct();
    const { content, isByCompany } = await ask(question);
    expect(isByCompany).toBe(false);
    expect(content).not.toBe(ANSWER);
  });

  it('is counted once for each use, and not for previews and questions that miss it', async () => {
    const { _id } = await correct();
    await ask(QUESTION);
    await ask('How heavy is the pump?');
    await ask('How can I clean the strainer?');
    const [used] = await listed();
    expect(used).toMatchObject({ _id, useCount: 2 });
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('is not counted when the question is not charged', async () => {
    await correct();
    await database().pool.query('update chatbot set query_limit = 1');
    await Promise.all(Array.from({ length: 4 }, (_, n) => asked(`${QUESTION}${'?'.repeat(n)}`)));
    expect(await listed()).toMatchObject([{ useCount: 1 }]);
  });

  it('changes at once, also by another process, and what was answered stays', async () => {
    const { _id } = await correct();
    const first = await ask(QUESTION);
    const node = await startTestApp(database());
    const params = { id: _id };
    const body = { question: QUESTION, answer: 'Rinse it.', source: null };
    expect(await node.call(updateCorrection, { token: vendor.token, params, body })).toMatchObject({
      status: 200,
    });
    expect((await ask(QUESTION)).content).toBe('Rinse it.');
    const moved = { ...body, question: 'How loud is the pump?' };
    await node.call(updateCorrection, { token: vendor.token, params, body: moved });
    expect((await ask(QUESTION)).isByCompany).toBe(false);
    expect((await ask('how loud is the pump')).content).toBe('Rinse it.');
    await node.call(deleteCorrection, { token: vendor.token, params });
    expect((await ask('how loud is the pump')).isByCompany).toBe(false);
    await node.stop();
    const opened = await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
    const { messages } = opened.body.data as { messages: Message[] };
    expect(messages.find((message) => message._id === first._id)).toMatchObject({
      content: ANSWER,
      isByCompany: true,
    });
  });

  it('takes feedback, counts as answered, and leaves follow-ups to the manual', async () => {
    await correct({ source: { manualId, page: 1 } });
    const { _id: messageId } = await ask(QUESTION);
    const body = { uniqueId: link.uniqueId, messageId, works: false };
    expect(await app().call(chatRoutes.feedback, { body })).toMatchObject({ status: 200 });
    const [first] = await questions();
    expect(first).toMatchObject({ answered: true, confidence: 1, page: 1, feedback: 'does-not-work' });
    expect((await ask('and how do I clean it?')).isByCompany).toBe(false);
  });

  it('is shown with the questions it answers now, and with the one it was written for', async () => {
    const before = await asked(QUESTION);
    const followUp = await asked('And how often do I do it?');
    expect((await questions()).map(({ correction }) => correction)).toEqual(expect.arrayContaining([null]));
    const { _id } = await correct();
    const rewritten = { question: 'How often do I clean the strainer?', questionId: followUp.question._id };
    const other = await correct(rewritten);
    const rows = await questions();
    const correctionOf = (id: string) => rows.find((row) => row._id === id)?.correction?._id;
    expect(correctionOf(before.question._id)).toBe(_id);
    expect(correctionOf(followUp.question._id)).toBe(other._id);
  });

  it('can’t be written for a question that leans on others as it stands', async () => {
    await ask(QUESTION);
    const { question } = await asked('How do I clean it?');
    const reply = await app().call(createCorrection, {
      token: vendor.token,
      params: { productId },
      body: { question: question.content, answer: ANSWER, source: null, questionId: question._id },
    });
    expect(reply).toMatchObject({ status: 400, body: { errors: { question: expect.any(String) } } });
  });

  it('is previewed as the customer would see it, and nothing is stored', async () => {
    const body = { question: QUESTION, answer: ANSWER, source: { manualId, page: 2 } };
    const reply = await app().call(previewCorrection, { token: vendor.token, params: { productId }, body });
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { content: ANSWER, isByCompany: true, citations: [{ page: 2, quote: '' }, {}] } },
    });
    expect((reply.body.data as Message).warnings?.[0]?.text).toContain(WARNING);
    expect(await listed()).toEqual([]);
  });

  it('never answers a photo', async () => {
    await correct();
    const { companyId } = vendor;
    const stored = await app().services.asks.answerFrom(companyId, productId, QUESTION);
    expect(stored.correction).toBeUndefined();
  });

  it('loses its page, not its words, when another version of the manual answers', async () => {
    await correct({ source: { manualId, page: 2 } });
    await app().call(productRoutes.upload, {
      token: vendor.token,
      fields: { productId, manualId },
      file: { name: 'pump-2.pdf', content: Buffer.concat([pumpManual(), Buffer.from('\n')]) },
    });
    await waitUntilRead(app(), vendor.token, productId);
    expect(await listed()).toMatchObject([{ source: { manualId, page: 2, isOutdated: true } }]);
    const answer = await ask(QUESTION);
    expect(answer.content).toBe(ANSWER);
    expect(answer.citations?.some(({ quote }) => quote === '')).toBe(false);
  });
});
