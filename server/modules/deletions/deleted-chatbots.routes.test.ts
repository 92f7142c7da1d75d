/** A deleted chatbot is gone as it is gone for good, from every call that a company may make, and comes back whole. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../../contracts/api.ts';
import { type BotData, chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Chatbot, chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { embeddingRoutes } from '../../../contracts/chat/embedding.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { Route } from '../../../contracts/route.ts';
import { createAccessToken, type TestCompany } from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import {
  askQuestion,
  createLink,
  createNeighbours,
  createReadyProduct,
  type TestLink,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf } from '../../time.ts';
import { createUniqueId } from '../chatbots/chatbot-links.ts';

const ALIKE = 'What does E-14 mean?';
const UNHELPED = 'How heavy is the pump?';
const UNANSWERED = 'Who painted the Mona Lisa?';

/** Everything that a company may read. A report is drawn from what others tell, and a period of payment runs on. */
const RUNNING = /\/(report|pdf|purchase-info)$/;
const READS = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .filter(
    ({ method, auth, path }) =>
      method === 'GET' &&
      /^company(?:-or-waiting)?$/.test(auth) &&
      !RUNNING.test(path) &&
      // Its answers are made by each call, and each has an id and a moment of its own.
      !path.includes('/likely-questions/'),
  );

/** Calls whose replies depend on which chatbots there are. Others tell of them in daily counters, which are kept. */
const TOLD_BY = [
  '/api/analytics/confusion-points',
  '/api/analytics/export-questions',
  '/api/analytics/improvements',
  '/api/analytics/pages',
  '/api/analytics/pages/:product/:manual/:page',
  '/api/analytics/writer-report/:productId',
  '/api/analytics/writer-report/:productId/csv',
  '/api/chatbot/export-bots',
  '/api/chatbot/link-variants/:productId/:uniqueId',
  '/api/chatbot/single-product-messages/:id',
  '/api/chatbot/your-bots',
  '/api/company/all-products',
  '/api/company/attention',
  '/api/company/single-product/:id',
  '/api/company/summary',
  '/api/conversation/:productId/:uniqueId',
  '/api/conversation/:productId/:uniqueId/export',
  '/api/playground/of-product/:productId',
  '/api/starters/of-product/:productId',
];

describeOnBothDatabases('a deleted chatbot', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const keyOf = ({ productId, uniqueId }: TestLink) => ({ productId, uniqueId });
  const remove = (link: TestLink) =>
    app().call(chatbotRoutes.deleteChatbot, { token: vendor.token, params: keyOf(link) });
  const undo = (id: string, token = vendor.token) =>
    app().call(deletionRoutes.undoChatbot, { token, body: { id } });
  const list = async (search: string): Promise<Chatbot[]> => {
    const { body } = await app().call(chatbotRoutes.yourBots, { token: vendor.token, query: { search } });
    return body.data as Chatbot[];
  };
  const idOf = async (email: string): Promise<string> => (await list(email))[0]?._id ?? '';
  const currentBot = ({ uniqueId }: TestLink) => app().call(chatRoutes.currentBot, { body: { uniqueId } });

  /** What every read tells, by its path. */
  async function readAll(link: TestLink, manualId: string): Promise<Record<string, string>> {
    const today = dayOf(new Date());
    const { productId, uniqueId } = link;
    const params = { productId, uniqueId, product: productId, manual: manualId, page: '2', id: productId };
    const told: Record<string, string> = {};
    for (const route of READS) {
      const searches = route.path.includes('single-product-messages') ? ['', 'heavy'] : [''];
      const replies = await Promise.all(
        searches.map((search) =>
          app().call(route, {
            token: vendor.token,
            params: route.path.includes('usage-info') ? { id: vendor.companyId } : params,
            query: { from: today, to: today, ...(search && { search }) },
          }),
        ),
      );
      // Links to files are signed anew by each call.
      told[route.path] = replies.map(({ text }) => text.replace(/\?[^"\s]*/g, '')).join('\n');
    }
    return told;
  }

  it('is missing from all that a company reads as one that is gone for good, and comes back whole', async () => {
    const link = await createLink(app(), vendor, productId, 'gone@example.com');
    await ask(await createLink(app(), vendor, productId, 'kept@example.com'), ALIKE);
    const fresh = await createLink(app(), vendor, productId, 'fresh@example.com');
    const suggested = async () => {
      const { body } = await currentBot(fresh);
      return (body.data as { botdata: BotData }).botdata.suggestions;
    };
    const first = await ask(link, ALIKE);
    for (const question of [ALIKE, UNHELPED]) {
      const { _id: messageId } = await ask(link, question);
      await app().call(chatRoutes.feedback, { body: { uniqueId: link.uniqueId, messageId, works: false } });
    }
    await ask(link, UNANSWERED);
    const manualId = first.citations?.[0]?.manualId ?? '';
    const id = await idOf('gone@');
    const before = await readAll(link, manualId);
    expect(await suggested()).toContain(ALIKE);

    expect(await remove(link)).toMatchObject({ status: 200 });
    expect((await remove(link)).text).toBe((await remove({ ...link, uniqueId: createUniqueId() })).text);
    const deleted = await readAll(link, manualId);
    const changed = Object.keys(before).filter((path) => before[path] !== deleted[path]);
    expect(changed.sort()).toEqual(TOLD_BY);
    expect(await suggested()).not.toContain(ALIKE);

    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await readAll(link, manualId)).toEqual(before);
    expect(await suggested()).toContain(ALIKE);
    expect((await ask(link, ALIKE)).answered).toBe(true);

    await remove(link);
    const deletedAgain = await readAll(link, manualId);
    await endUndoTime(database(), app());
    expect(await readAll(link, manualId)).toEqual(deletedAgain);
    expect(await suggested()).not.toContain(ALIKE);
    expect(await undo(id)).toMatchObject({ status: 404 });
    for (const table of ['chatbot', 'chatbot_link']) {
      const select = `select 1 from ${table} where unique_id = $1`;
      expect((await database().pool.query(select, [link.uniqueId])).rowCount).toBe(0);
    }
  });

  it('opens nothing for its customer, who is answered as if it had never been', async () => {
    const link = await createLink(app(), vendor, productId, 'closed@example.com');
    const { _id: messageId } = await ask(link, ALIKE);
    const missing = { ...link, uniqueId: createUniqueId() };
    await remove(link);
    const calls = ({ companyId, productId, uniqueId }: TestLink) => [
      app().call(chatRoutes.currentBot, { body: { uniqueId } }),
      app().call(chatRoutes.askBot, { body: { companyId, productId, uniqueId, question: ALIKE } }),
      app().call(chatRoutes.feedback, { body: { uniqueId, messageId, works: true } }),
      app().call(chatRoutes.nextRemedy, { body: { uniqueId, messageId } }),
      app().call(embeddingRoutes.card, { params: { companyId, productId, uniqueId } }),
    ];
    const [deleted, unknown] = [await Promise.all(calls(link)), await Promise.all(calls(missing))];
    expect(deleted.map(({ status, text }) => [status, text])).toEqual(
      unknown.map(({ status, text }) => [status, text]),
    );
    expect(deleted[0]).toMatchObject({ status: 404 });
  });

  it('can’t be changed or mailed, and leaves its customer free to be given another', async () => {
    const { token, companyId } = vendor;
    const link = await createLink(app(), vendor, productId, 'freed@example.com');
    const { _id: answerId } = await ask(link, ALIKE);
    const { body } = await app().call(conversationRoutes.read, { token, params: keyOf(link) });
    const [asked] = (body.data as { messages: Message[] }).messages;
    await remove(link);
    const on = { token, params: keyOf(link) };
    expect(await app().call(chatbotRoutes.resendLink, on)).toMatchObject({ status: 404 });
    const raised = await app().call(chatbotRoutes.updateLimit, { ...on, body: { queryLimit: 40 } });
    expect(raised).toMatchObject({ status: 404 });
    expect(await app().call(conversationRoutes.erase, on)).toMatchObject({ status: 404 });
    for (const questionId of [asked?._id ?? '', randomUUID()]) {
      const correction = { question: ALIKE, answer: 'Call us.', source: null, questionId };
      const corrected = await app().call(correctionRoutes.createCorrection, {
        token,
        params: { productId },
        body: correction,
      });
      expect(corrected).toMatchObject({ status: 404 });
    }
    expect(answerId).not.toBe(asked?._id);
    const emails = ['freed@example.com'];
    const listed = await app().call(chatbotRoutes.createBots, {
      token,
      body: { companyId, productId, emails },
    });
    expect(listed.body).toMatchObject({ data: [{ outcome: 'created' }] });
  });

  it('is brought back by its company alone, and by a token that may write chatbots', async () => {
    const link = await createLink(app(), vendor, productId, 'back@example.com');
    const id = await idOf('back@');
    const neverDeleted = await undo(id);
    await remove(link);
    const foreign = await undo(id, other.token);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(neverDeleted.text);
    expect((await undo(randomUUID())).text).toBe(foreign.text);
    const forProducts = await createAccessToken(app(), vendor, ['products:write']);
    expect(await undo(id, forProducts)).toMatchObject({ status: 403 });
    expect(await undo(id, await createAccessToken(app(), vendor, ['chatbots:write']))).toMatchObject({
      status: 200,
    });
    expect(await list('back@')).toHaveLength(1);
    expect(await undo('back')).toMatchObject({ status: 400 });
  });

  it('stays deleted while its product is, and comes back after it', async () => {
    const { token } = vendor;
    const ofProduct = await createReadyProduct(app(), vendor, 'Pump P8');
    const link = await createLink(app(), vendor, ofProduct, 'both@example.com');
    const id = await idOf('both@');
    await remove(link);
    await app().call(productRoutes.deleteProduct, { token, params: { id: ofProduct } });
    expect(await undo(id)).toMatchObject({ status: 404 });
    await app().call(deletionRoutes.undo, { token, body: { kind: 'product', id: ofProduct } });
    expect(await list('both@')).toEqual([]);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect(await list('both@')).toHaveLength(1);
  });

  it('is erased at once with its customer', async () => {
    const link = await createLink(app(), vendor, productId, 'canary-three@example.com');
    const id = await idOf('canary-three@');
    await ask(link, ALIKE);
    await remove(link);
    const body = { email: 'canary-three@example.com' };
    const erased = await app().call(conversationRoutes.eraseCustomer, { token: vendor.token, body });
    expect(erased.body.data).toMatchObject({ chatbots: 1, questions: 1, mails: 1 });
    expect(await countHolders(database(), 'canary-three')).toBe(0);
    expect(await countHolders(database(), link.uniqueId)).toBe(0);
    expect(await undo(id)).toMatchObject({ status: 404 });
  });
});
