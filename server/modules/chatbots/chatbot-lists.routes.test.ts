import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type AddressResult, type Chatbot, chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { MAX_ADDRESSES_PER_CALL, MAX_LINK_MAILS_PER_DAY } from '../../../contracts/plans/limits.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { mail } from '../../db/schema/platform.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('lists of customers', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  const { createBots, yourBots, exportBots } = chatbotRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor, other, productId } = await createNeighbours(app()));
  });

  const createAll = (emails: unknown, { token, companyId } = vendor, product = productId) =>
    app().call(createBots, { token, body: { companyId, productId: product, emails } });
  const outcomes = async (...input: Parameters<typeof createAll>) =>
    ((await createAll(...input)).body.data as AddressResult[]).map(({ outcome }) => outcome);
  const list = async (query: Record<string, string | number>, { token } = vendor) =>
    (await app().call(yourBots, { token, query })).body as { data: Chatbot[]; total: number };
  const customers = async (query: Record<string, string | number>) =>
    (await list(query)).data.map(({ useremail }) => useremail);

  it('tells of each address what became of it, in the list’s order, and mails only the new ones', async () => {
    await createLink(app(), vendor, productId, 'known@list.example');
    const reply = await createAll([
      ' New@List.example ',
      'nobody',
      'known@list.example',
      'new@list.example',
      'second@list.example',
    ]);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: [
          { email: ' New@List.example ', outcome: 'created' },
          { email: 'nobody', outcome: 'invalid', link: null },
          { outcome: 'exists' },
          { outcome: 'exists' },
          { outcome: 'created' },
        ],
      },
    });
    const rows = reply.body.data as AddressResult[];
    const { data, total } = await list({ search: '@list.example' });
    expect(total).toBe(3);
    const made = data.find(({ useremail }) => useremail === 'new@list.example');
    expect(rows[0]?.link).toBe(
      `https://help.example.com/chatbot/${vendor.companyId}/${productId}/${made?.uniqueId}`,
    );
    expect(rows[3]?.link).toBe(rows[0]?.link);
    const mails = await app().services.mails.list({ page: 1, limit: 20, search: '@list.example' });
    expect(mails.rows.map(({ to }) => to).sort()).toEqual([
      'known@list.example',
      'new@list.example',
      'second@list.example',
    ]);
  });

  it('makes each chatbot once when the same list is sent twice at the same time', async () => {
    const emails = ['a@twice.example', 'b@twice.example'];
    const both = await Promise.all([outcomes(emails), outcomes(emails)]);
    expect(both.flat().sort()).toEqual(['created', 'created', 'exists', 'exists']);
    expect((await list({ search: '@twice.example' })).total).toBe(2);
  });

  it.each([
    ['no address', []],
    ['too many', Array.from({ length: MAX_ADDRESSES_PER_CALL + 1 }, (_, n) => `${n}@many.example`)],
    ['a line that is too long', ['x'.repeat(321)]],
    ['no list', 'a@b.example'],
    ['what is no text', [7]],
  ])('answers 400 to %s', async (_what, emails) => {
    expect(await createAll(emails)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('takes the whole of a full list in one call', async () => {
    const company = await createApprovedCompany(app(), 'Full');
    const product = await createReadyProduct(app(), company);
    const emails = Array.from({ length: MAX_ADDRESSES_PER_CALL }, (_, n) => `${n}@full.example`);
    const all = await outcomes(emails, company, product);
    expect(new Set(all)).toEqual(new Set(['created']));
    expect((await list({}, company)).total).toBe(MAX_ADDRESSES_PER_CALL);
  });

  it('sends no more mails a day than a company may, and says so of each address and of one alone', async () => {
    const company = await createApprovedCompany(app(), 'Busy');
    const product = await createReadyProduct(app(), company);
    // With the mail about its approval one is left.
    const sent = Array.from({ length: MAX_LINK_MAILS_PER_DAY - 2 }, () => ({
      id: randomUUID(),
      companyId: company.companyId,
      recipient: 'x@busy.example',
      subject: '',
      text: '',
      html: '',
      state: 'sent' as const,
    }));
    await app().services.db.insert(mail).values(sent);
    expect(await outcomes(['a@busy.example', 'b@busy.example'], company, product)).toEqual([
      'created',
      'limit',
    ]);
    const body = { companyId: company.companyId, productId: product, email: 'c@busy.example' };
    expect(await app().call(chatbotRoutes.createBot, { token: company.token, body })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    const { data } = await list({}, company);
    const [bot] = data;
    const on = { token: company.token, params: { productId: product, uniqueId: bot?.uniqueId ?? '' } };
    expect(await app().call(chatbotRoutes.resendLink, on)).toMatchObject({ status: 429 });
  });

  it('is for approved companies, and answers alike for what is another’s and what is missing', async () => {
    const emails = ['x@foreign.example'];
    const pending = await createPendingCompany(app());
    for (const route of [createBots, exportBots, yourBots]) {
      const body = route === createBots ? { companyId: vendor.companyId, productId, emails } : undefined;
      expect(await app().call(route, { body })).toMatchObject({ status: 401 });
      expect(await app().call(route, { token: pending.token, body })).toMatchObject({
        status: 403,
        body: { code: 'waiting_for_approval' },
      });
    }
    const foreign = await createAll(emails, other, productId);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe((await createAll(emails, other, randomUUID())).text);
    const asOther = { token: other.token, companyId: vendor.companyId } as TestCompany;
    expect(await createAll(emails, asOther, productId)).toMatchObject({ status: 404 });
    expect((await list({ productId }, other)).total).toBe(0);
  });

  it('narrows by product, status and mail, and orders as asked', async () => {
    const pump = await createReadyProduct(app(), vendor, 'Zed pump');
    await outcomes(['b@sort.example', 'c@sort.example', 'a@sort.example'], vendor, pump);
    const { db } = app().services;
    const bots = (await list({ search: '@sort.example' })).data;
    const of = (email: string) => bots.find(({ useremail }) => useremail === email)?._id;
    const own = (email: string) =>
      and(eq(chatbot.companyId, vendor.companyId), eq(chatbot.id, of(email) ?? ''));
    await db.update(chatbot).set({ queriesUsed: 15 }).where(own('b@sort.example'));
    await db.update(chatbot).set({ queriesUsed: 3 }).where(own('c@sort.example'));
    const mailOf = sql`(select mail_id from chatbot where company_id = ${vendor.companyId} and id = ${of('c@sort.example')})`;
    await db.update(mail).set({ state: 'failed' }).where(eq(mail.id, mailOf));
    const mailOfA = sql`(select mail_id from chatbot where company_id = ${vendor.companyId} and id = ${of('a@sort.example')})`;
    await db.update(mail).set({ state: 'sent' }).where(eq(mail.id, mailOfA));

    const search = '@sort.example';
    expect(await customers({ search, sort: 'customer', order: 'asc' })).toEqual([
      'a@sort.example',
      'b@sort.example',
      'c@sort.example',
    ]);
    expect(await customers({ search, sort: 'queries' })).toEqual([
      'b@sort.example',
      'c@sort.example',
      'a@sort.example',
    ]);
    expect(await customers({ productId: pump, status: 'Inactive' })).toEqual(['b@sort.example']);
    expect(await customers({ productId: pump, mail: 'failed' })).toEqual(['c@sort.example']);
    expect(await customers({ productId: pump, mail: 'sent' })).toEqual(['a@sort.example']);
    expect(await customers({ productId: pump, mail: 'queued' })).toEqual(['b@sort.example']);
    const byProduct = await list({ sort: 'product', order: 'desc' });
    expect(byProduct.data.slice(0, 3).map(({ product }) => product.product_name)).toEqual(
      Array(3).fill('Zed pump'),
    );
    expect(await list({ productId: pump, limit: 2, page: 2 })).toMatchObject({ total: 3, data: [{}] });
    expect(await list({ productId: pump, limit: 2, page: 9 })).toMatchObject({ total: 3, data: [] });
  });

  it.each([{ status: 'open' }, { mail: 'lost' }, { sort: 'price' }, { order: 'up' }, { productId: 'x' }])(
    'answers 400 to the query %j',
    async (query) => {
      expect(await app().call(yourBots, { token: vendor.token, query })).toMatchObject({ status: 400 });
    },
  );

  it('exports what matches, of the own company alone, with no cell a spreadsheet would run', async () => {
    const company = await createApprovedCompany(app(), 'Exporting');
    const product = await createReadyProduct(app(), company, '=1+1 "pump", new');
    await outcomes(['one@export.example', 'two@export.example'], company, product);
    const { token } = company;
    const { app: http } = app();
    const get = (query: string) =>
      http.inject({ url: `/api/chatbot/export-bots${query}`, headers: { authorization: `Bearer ${token}` } });
    const reply = await get('');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="chatbots.csv"',
    });
    const lines = reply.body.replace(/^\ufeff/, '').split('\r\n');
    expect(lines[0]).toBe('Product,Customer,Link,Created,Queries used,Query limit,Status,E-mail');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(
      /^"'=1\+1 ""pump"", new",two@export\.example,https:\/\/help\.example\.com\/chatbot\//,
    );
    expect((await get('?search=one@')).body.split('\r\n')).toHaveLength(3);
    expect((await get('?status=x')).statusCode).toBe(400);
  });

  it('exports more than one portion, each chatbot once', async () => {
    const company = await createApprovedCompany(app(), 'Long');
    const product = await createReadyProduct(app(), company);
    for (const part of [0, 1]) {
      const emails = Array.from({ length: 300 }, (_, n) => `${part}-${n}@long.example`);
      await outcomes(emails, company, product);
    }
    const { text } = await app().call(exportBots, { token: company.token });
    const addresses = text.match(/[\d-]+@long\.example/g) ?? [];
    expect(addresses).toHaveLength(600);
    expect(new Set(addresses).size).toBe(600);
  });
});
