import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin/admin.ts';
import { type Chatbot, chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { createAdministrator, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createNeighbours } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createUniqueId } from './chatbot-links.ts';

describeOnBothDatabases('chatbot links', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  const { createBot, yourBots, resendLink, updateLimit, deleteChatbot } = chatbotRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });

  it('makes a link, mails it, and shows it in the list', async () => {
    const body = { companyId: vendor.companyId, productId, email: ' Dana@Example.com ' };
    const made = await app().call(createBot, { token: vendor.token, body });
    const bot = made.body.data as Chatbot;
    expect(made.status).toBe(201);
    expect(bot).toMatchObject({
      useremail: 'dana@example.com',
      queriesUsed: 0,
      queryLimit: 15,
      status: 'Active',
      mail: 'queued',
    });
    expect(made.body.link).toBe(
      `https://help.example.com/chatbot/${vendor.companyId}/${productId}/${bot.uniqueId}`,
    );
    const list = await app().call(yourBots, { token: vendor.token, query: { search: 'dana' } });
    expect(list.body).toMatchObject({
      total: 1,
      data: [{ uniqueId: bot.uniqueId, product: { product_name: 'Pump P7' } }],
    });

    const admin = await createAdministrator(app());
    const outbox = await app().call(adminRoutes.outbox, { token: admin.token, query: { search: 'dana@' } });
    const [mail] = outbox.body.data as OutboxMail[];
    expect(mail).toMatchObject({ to: 'dana@example.com', state: 'outbox' });
    expect(mail?.text).toContain(made.body.link);
  });

  it('makes another link when asked again, where a list leaves a customer who has one alone', async () => {
    const [first, second] = [
      await createLink(app(), vendor, productId, 'twice@example.com'),
      await createLink(app(), vendor, productId, 'twice@example.com'),
    ];
    expect(second.uniqueId).not.toBe(first.uniqueId);
    const body = { companyId: vendor.companyId, productId, emails: ['twice@example.com'] };
    const listed = await app().call(chatbotRoutes.createBots, { token: vendor.token, body });
    expect(listed.body).toMatchObject({ data: [{ outcome: 'exists' }] });
    const found = await app().call(yourBots, { token: vendor.token, query: { search: 'twice@' } });
    expect(found.body).toMatchObject({ total: 2 });
  });

  it.each([
    '',
    'nobody',
    'a@b',
    '"a b"@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
  ])('refuses %j as an address', async (email) => {
    const body = { companyId: vendor.companyId, productId, email };
    expect(await app().call(createBot, { token: vendor.token, body })).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String) } },
    });
  });

  it('answers alike for another company’s product, company or chatbot and for missing ones', async () => {
    const make = (companyId: string, product: string, token = other.token) =>
      app().call(createBot, { token, body: { companyId, productId: product, email: 'x@example.com' } });
    expect((await make(other.companyId, productId)).text).toBe(
      (await make(other.companyId, randomUUID())).text,
    );
    expect((await make(vendor.companyId, productId)).text).toBe((await make(randomUUID(), productId)).text);
    const { uniqueId } = await createLink(app(), vendor, productId, 'kept@example.com');
    for (const [route, body] of [[deleteChatbot], [resendLink], [updateLimit, { queryLimit: 20 }]] as const) {
      const on = (params: Record<string, string>) => app().call(route, { token: other.token, params, body });
      const foreign = await on({ productId, uniqueId });
      const missing = await on({ productId, uniqueId: createUniqueId() });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
    const kept = await app().call(yourBots, { token: vendor.token, query: { search: 'kept@' } });
    expect(kept.body).toMatchObject({ total: 1, data: [{ queryLimit: 15 }] });
    expect((await app().call(yourBots, { token: other.token })).body).toMatchObject({ total: 0 });
  });

  it('pages the list with true totals', async () => {
    for (const n of [1, 2, 3]) await createLink(app(), vendor, productId, `page-${n}@example.com`);
    const page = async (number: number) =>
      (
        await app().call(yourBots, {
          token: vendor.token,
          query: { search: 'page-', limit: 2, page: number },
        })
      ).body;
    expect(await page(1)).toMatchObject({ total: 3, page: 1, limit: 2, data: [{}, {}] });
    const last = (await page(2)).data as Chatbot[];
    expect(last.map((bot) => bot.useremail)).toEqual(['page-1@example.com']);
  });

  it('mails again, raises the cap, and deletes link and conversation', async () => {
    const { uniqueId } = await createLink(app(), vendor, productId, 'again@example.com');
    const on = { token: vendor.token, params: { productId, uniqueId } };
    expect(await app().call(resendLink, on)).toMatchObject({
      status: 200,
      body: { data: { mail: 'queued' } },
    });
    expect(await app().call(updateLimit, { ...on, body: { queryLimit: 40 } })).toMatchObject({
      body: { data: { queryLimit: 40 } },
    });
    expect(await app().call(updateLimit, { ...on, body: { queryLimit: 0 } })).toMatchObject({ status: 400 });
    expect(await app().call(deleteChatbot, on)).toMatchObject({ status: 200 });
    expect(await app().call(deleteChatbot, on)).toMatchObject({ status: 404 });
  });
});

it('makes unique ids that share nothing', () => {
  const ids = Array.from({ length: 10_000 }, createUniqueId);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(ids.length);
  expect(ids.every((id) => /^[A-Za-z0-9_-]{32}$/.test(id))).toBe(true);
});
