import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Conversation, conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { ENGINE_VERSION } from '../../../engine/version.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import {
  askQuestion,
  createLink,
  createNeighbours,
  createReadyProduct,
  type TestLink,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('conversations', (database) => {
  const app = useTestApp(database);
  const { read, erase, eraseCustomer } = conversationRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const paramsOf = ({ productId, uniqueId }: TestLink) => ({ productId, uniqueId });
  const callAs = (route: typeof read | typeof erase, link: TestLink, { token } = vendor) =>
    app().call(route, { token, params: paramsOf(link) });
  const eraseAll = (email: string, { token } = vendor) =>
    app().call(eraseCustomer, { token, body: { email } });

  it('are read in order, with their figures', async () => {
    const link = await createLink(app(), vendor, productId, 'reader@example.com');
    const answer = await ask(link, 'What does E-14 mean?');
    await ask(link, 'Who painted the Mona Lisa?');
    const feedback = { uniqueId: link.uniqueId, messageId: answer._id, works: true };
    await app().call(chatRoutes.feedback, { body: feedback });
    const conversation = (await callAs(read, link)).body.data as Conversation;
    expect(conversation).toMatchObject({ asked: 2, answered: 1, works: 1, does_not_work: 0 });
    expect(conversation.chatbot).toMatchObject({ useremail: 'reader@example.com', queriesUsed: 1 });
    expect(conversation.messages.map(({ sender }) => sender)).toEqual(['user', 'bot', 'user', 'bot']);
    expect(conversation.messages[0]?.content).toBe('What does E-14 mean?');
    expect(conversation.messages[1]).toMatchObject({ feedback: 'works', citations: [{ page: 2 }] });
    expect(conversation.messages[1]?.made).toEqual({
      engine: ENGINE_VERSION,
      manuals: [{ title: 'pump', version: 1 }],
    });
  });

  it('are saved as CSV, in which nothing is a formula', async () => {
    const link = await createLink(app(), vendor, productId, 'saver@example.com');
    await ask(link, '=HYPERLINK("http://evil.example") "E-14"?');
    const { text, status } = await app().call(conversationRoutes.export, {
      token: vendor.token,
      params: paramsOf(link),
    });
    const [header, question, answer] = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(status).toBe(200);
    expect(header).toBe('Time (UTC),From,Text,Manual,Page,Feedback,Engine,Language model,Manual versions');
    expect(question).toContain(`,customer,"'=HYPERLINK(""http://evil.example"") ""E-14""?"`);
    expect(answer).toMatch(new RegExp(`,chatbot,.*E-14.*,p\\. 2,,${ENGINE_VERSION},,pump v1$`));
  });

  it('are erased for good, and their link goes on answering', async () => {
    const link = await createLink(app(), vendor, productId, 'eraser@example.com');
    await ask(link, 'What does E-14 mean, says canary-one?');
    expect(await countHolders(database(), 'canary-one')).toBe(1);
    expect((await callAs(erase, link)).body.data).toMatchObject({
      email: 'eraser@example.com',
      chatbots: 0,
      questions: 1,
      mails: 0,
    });
    expect(await countHolders(database(), 'canary-one')).toBe(0);
    expect((await callAs(read, link)).body.data).toMatchObject({ asked: 0, messages: [] });
    expect((await ask(link, 'What does E-14 mean?')).answered).toBe(true);
  });

  it('of a customer are erased with links and mails of every product, and nobody else’s', async () => {
    const link = await createLink(app(), vendor, productId, 'canary-two@example.com');
    await ask(link, 'What does E-14 mean?');
    await ask(link, 'What does E-14 mean again?');
    const theirs = await createLink(
      app(),
      other,
      await createReadyProduct(app(), other),
      'canary-two@example.com',
    );
    const neighbour = await createLink(app(), vendor, productId, 'not-canary-two@example.com');
    expect((await eraseAll(' Canary-Two@Example.com ')).body.data).toMatchObject({
      email: 'canary-two@example.com',
      chatbots: 1,
      questions: 2,
      mails: 1,
    });
    expect(await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } })).toMatchObject({
      status: 404,
    });
    for (const kept of [theirs, neighbour])
      expect((await ask(kept, 'What does E-14 mean?')).sender).toBe('bot');
    expect(await eraseAll('canary-two@example.com')).toMatchObject({ status: 404 });
    await eraseAll('not-canary-two@example.com');
    await eraseAll('canary-two@example.com', other);
    expect(await countHolders(database(), 'canary-two')).toBe(0);
  });

  it('of another company are as missing, and so are links of another product', async () => {
    const link = await createLink(app(), vendor, productId, 'private@example.com');
    await ask(link, 'What does E-14 mean?');
    for (const route of [read, erase, conversationRoutes.export]) {
      const reply = await app().call(route, { token: other.token, params: paramsOf(link) });
      expect(reply).toMatchObject({ status: 404, body: { message: 'This chatbot was not found.' } });
    }
    expect(await eraseAll('private@example.com', other)).toMatchObject({ status: 404 });
    expect(await eraseAll('nobody')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await callAs(read, link)).body.data).toMatchObject({ asked: 1 });
  });
});
