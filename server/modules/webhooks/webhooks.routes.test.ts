import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type AuditEntry, auditRoutes } from '../../../contracts/admin/audit.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';
import type { OutboundPost } from '../../providers/outbound/outbound.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { useWebhooks, WEBHOOK_FORM } from '../../testing/webhooks.ts';
import { signedHeaders } from './signature.ts';

const { list, update, remove, renewSecret, sendTest } = webhookRoutes;

describeOnBothDatabases('webhooks', (database) => {
  const { app, scene, sent, callAs, add, logOf, waitForLog } = useWebhooks(database);

  const ask = (link: TestLink, question: string) => askQuestion(app(), link, question);
  const bodies = () => sent.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });

  it('tell of a chatbot, an unanswered question and feedback, signed, and keep a log', async () => {
    const { vendor, productId } = scene();
    const { secret, ...shown } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify((await callAs(list)).body)).not.toContain(secret);
    expect((await callAs(list)).body.data).toEqual([shown]);

    const link = await createLink(app(), vendor, productId, 'told@example.com');
    await waitForLog(shown._id, [{ event: 'chatbot.created', status: 'delivered' }]);
    const answer = await ask(link, 'What does E-14 mean?');
    await ask(link, 'Who painted the Mona Lisa?');
    await waitForLog(shown._id, [{ event: 'question.unanswered', status: 'delivered' }, {}]);
    const feedback = { uniqueId: link.uniqueId, messageId: answer._id, works: false };
    await app().call(chatRoutes.feedback, { body: feedback });
    await app().call(chatRoutes.feedback, { body: feedback });
    const log = await waitForLog(shown._id, [{ event: 'answer.feedback', status: 'delivered' }, {}, {}]);

    const product = { _id: productId, product_name: 'Pump P7' };
    const chatbot = { uniqueId: link.uniqueId };
    const id = expect.any(String);
    expect(bodies()).toMatchObject([
      { type: 'chatbot.created', data: { product, chatbot: { ...chatbot, useremail: 'told@example.com' } } },
      {
        type: 'question.unanswered',
        data: { product, chatbot, question: { _id: id, text: 'Who painted the Mona Lisa?' } },
      },
      {
        type: 'answer.feedback',
        data: {
          product,
          chatbot,
          answer: { _id: answer._id, works: false },
          question: { _id: id, text: 'What does E-14 mean?' },
        },
      },
    ]);
    // A customer's address goes out only with what the company itself has entered.
    expect(sent.slice(1).some(({ body }) => body.includes('told@example.com'))).toBe(false);
    expect(log[0]).toMatchObject({
      attempts: 1,
      responseStatus: 204,
      tookMs: 12,
      error: null,
      nextAttemptAt: null,
    });
    for (const { url, headers, body } of sent) {
      expect(url).toBe(WEBHOOK_FORM.url);
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
      const signed = signedHeaders({ id: headers['webhook-id'] ?? '', sentAt, body }, secret);
      expect(headers).toMatchObject({ ...signed, 'content-type': 'application/json' });
    }
    expect(sent.map(({ headers }) => headers['webhook-id']).reverse()).toEqual(log.map(({ _id }) => _id));
  });

  it('hear the first word on an answer and the first change of mind, however often it changes', async () => {
    const { vendor, productId } = scene();
    const { _id } = await add({ events: ['answer.feedback'] });
    const link = await createLink(app(), vendor, productId);
    const answers = [await ask(link, 'What does E-14 mean?'), await ask(link, 'What does E-14 mean?')];
    for (const works of [true, false, true, false]) {
      for (const { _id: messageId } of answers) {
        const body = { uniqueId: link.uniqueId, messageId, works };
        expect(await app().call(chatRoutes.feedback, { body })).toMatchObject({ status: 200 });
      }
    }
    await waitForLog(_id, Array(4).fill({ status: 'delivered' }));
    const said = bodies().map(({ data }) => (data as { answer: unknown }).answer);
    const expected = answers.flatMap((answer) => [true, false].map((works) => ({ _id: answer._id, works })));
    expect(said).toHaveLength(4);
    expect(said).toEqual(expect.arrayContaining(expected));
  });

  it('are told once for each customer of a list, and only what they want to hear', async () => {
    const { vendor, productId } = scene();
    const { _id } = await add({ events: ['chatbot.created'] });
    const off = await add({ isEnabled: false });
    const emails = ['one@example.com', 'two@example.com', 'one@example.com', 'nobody'];
    const body = { companyId: vendor.companyId, productId, emails };
    await app().call(chatbotRoutes.createBots, { token: vendor.token, body });
    const link = await createLink(app(), vendor, productId, 'three@example.com');
    await ask(link, 'Who painted the Mona Lisa?');
    await eventually(async () => expect(await logOf(_id)).toHaveLength(3));
    await eventually(() => expect(sent).toHaveLength(3));
    expect(bodies().every(({ type }) => type === 'chatbot.created')).toBe(true);
    expect(await logOf(off._id)).toEqual([]);
  });

  it('hear nothing of other companies', async () => {
    const { other } = scene();
    const { _id } = await add();
    const theirs = await createReadyProduct(app(), other);
    await ask(await createLink(app(), other, theirs), 'Who painted the Mona Lisa?');
    await callAs(sendTest, { params: { id: _id } });
    await waitForLog(_id, [{ event: 'test', status: 'delivered' }]);
    expect(bodies().map(({ type }) => type)).toEqual(['test']);
  });

  it('keep their secrets sealed, also those that were stored before', async () => {
    const { _id, secret } = await add();
    const { write } = database();
    const stored = async () => (await write.select().from(webhookEndpoint))[0]?.secret ?? '';
    expect(await stored()).not.toMatch(/^whsec_|=$/);
    await write.update(webhookEndpoint).set({ secret });
    await app().services.webhooks.sealSecrets();
    expect(await stored()).not.toMatch(/^whsec_|=$/);
    await callAs(sendTest, { params: { id: _id } });
    await waitForLog(_id, [{ status: 'delivered' }]);
    const [{ headers, body }] = sent as [OutboundPost];
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers).toMatchObject(signedHeaders({ id: headers['webhook-id'] ?? '', sentAt, body }, secret));
  });

  it('sign with a new secret once it is renewed', async () => {
    const { _id, secret } = await add();
    const renewed = (await callAs(renewSecret, { params: { id: _id } })).body.data as { secret: string };
    expect(renewed.secret).not.toBe(secret);
    await callAs(sendTest, { params: { id: _id } });
    await waitForLog(_id, [{ status: 'delivered' }]);
    const [{ headers, body }] = sent as [OutboundPost];
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers).toMatchObject(
      signedHeaders({ id: headers['webhook-id'] ?? '', sentAt, body }, renewed.secret),
    );
  });

  it('are changed, switched off and deleted with their log', async () => {
    const { _id } = await add();
    const body = { url: `${WEBHOOK_FORM.url}/2`, events: ['answer.feedback'], isEnabled: false };
    expect((await callAs(update, { params: { id: _id }, body })).body.data).toMatchObject({ _id, ...body });
    expect(await callAs(sendTest, { params: { id: _id } })).toMatchObject({ status: 409 });
    await callAs(update, { params: { id: _id }, body: { ...body, isEnabled: true } });
    await callAs(sendTest, { params: { id: _id } });
    await waitForLog(_id, [{ status: 'delivered' }]);
    expect((await callAs(list)).body.data).toMatchObject([{ _id, last: { status: 'delivered' } }]);
    expect(await callAs(remove, { params: { id: _id } })).toMatchObject({ status: 200 });
    expect((await callAs(list)).body.data).toEqual([]);
    expect(await database().write.select().from(webhookDelivery)).toEqual([]);
  });

  it('are written down as each change found them, also when two come at once', async () => {
    const { _id } = await add();
    const changeTo = (event: string) =>
      callAs(update, { params: { id: _id }, body: { ...WEBHOOK_FORM, events: [event] } });
    await Promise.all(['answer.feedback', 'chatbot.created'].map(changeTo));
    const { token } = await createAdministrator(app());
    const query = { action: 'webhook.changed', limit: 2 };
    const { body } = await app().call(auditRoutes.list, { token, query });
    const [second, first] = body.data as AuditEntry[];
    expect(first).toMatchObject({ subject: { id: _id }, before: { events: WEBHOOK_FORM.events } });
    expect(second?.before).toEqual(first?.after);
  });

  it('forget what was told of a conversation or a customer when that is erased', async () => {
    const { vendor, productId } = scene();
    const { _id } = await add();
    const link = await createLink(app(), vendor, productId, 'erased@example.com');
    await ask(link, 'Who painted the Mona Lisa?');
    await eventually(async () => expect(await logOf(_id)).toHaveLength(2));
    const params = { productId, uniqueId: link.uniqueId };
    await app().call(conversationRoutes.erase, { token: vendor.token, params });
    expect(await logOf(_id)).toMatchObject([{ event: 'chatbot.created' }]);
    const body = { email: 'erased@example.com' };
    await app().call(conversationRoutes.eraseCustomer, { token: vendor.token, body });
    expect(await logOf(_id)).toEqual([]);
  });

  it('are swept after 30 days', async () => {
    const { _id } = await add();
    await callAs(sendTest, { params: { id: _id } });
    await callAs(sendTest, { params: { id: _id } });
    const [newest] = await waitForLog(_id, [{ status: 'delivered' }, { status: 'delivered' }]);
    const long = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await database()
      .write.update(webhookDelivery)
      .set({ createdAt: long })
      .where(eq(webhookDelivery.id, newest?._id ?? ''));
    expect(await app().services.webhooks.sweepDeliveries()).toBe(1);
    expect(await logOf(_id)).toHaveLength(1);
  });
});
