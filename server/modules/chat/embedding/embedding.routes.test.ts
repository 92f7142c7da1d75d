import { beforeAll, expect, it } from 'vitest';
import { type Company, companyRoutes } from '../../../../contracts/company/companies.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../../testing/accounts.ts';
import { createLink, createReadyProduct } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const SITE = 'https://shop.example';

describeOnBothDatabases('chats on other sites', (database) => {
  const app = useTestApp(database);
  const { updateProfile, getProfile } = companyRoutes;
  let company: TestCompany;
  let link: { companyId: string; productId: string; uniqueId: string };

  beforeAll(async () => {
    company = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), company);
    const { uniqueId } = await createLink(app(), company, productId);
    link = { companyId: company.companyId, productId, uniqueId };
  });

  const change = (body: unknown, { token } = company) => app().call(updateProfile, { token, body });
  const originsOf = async ({ token }: TestCompany) =>
    ((await app().call(getProfile, { token })).body.data as Company).embedOrigins;
  const fetchCard = (origin?: string, parts = link) =>
    app().app.inject({
      url: `/api/chatbot/embed/${parts.companyId}/${parts.productId}/${parts.uniqueId}`,
      headers: origin === undefined ? {} : { origin },
    });
  const readerOf = async (origin?: string) =>
    (await fetchCard(origin)).headers['access-control-allow-origin'];

  it('may be shown nowhere else until the company names a site', async () => {
    expect(await originsOf(company)).toEqual([]);
    expect(await app().services.embedding.listOrigins(link)).toEqual([]);
    expect(await readerOf(SITE)).toBeUndefined();
  });

  it('may be shown on the sites that the company names, as browsers name them, and on no other', async () => {
    const reply = await change({ embedOrigins: ['HTTPS://Shop.example/', 'http://localhost:4000', SITE] });
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { embedOrigins: [SITE, 'http://localhost:4000'] } },
    });
    expect(await app().services.embedding.listOrigins(link)).toEqual([SITE, 'http://localhost:4000']);
    expect(await readerOf(SITE)).toBe(SITE);
    expect(await readerOf('https://other.example')).toBeUndefined();
    expect(await readerOf('null')).toBeUndefined();
    expect(await readerOf()).toBeUndefined();
    const { headers, statusCode } = await fetchCard(SITE);
    expect(statusCode).toBe(200);
    expect(String(headers.vary)).toContain('origin');
  });

  it('tells a site the product and the colour, and nothing of the customer', async () => {
    await change({ accent: '#1b4fa3' });
    expect((await fetchCard(SITE)).json()).toEqual({
      status: 200,
      data: { product_name: expect.any(String), accent: '#1b4fa3' },
    });
  });

  it('keeps its sites when something else is changed, and forgets them all at once', async () => {
    await change({ embedOrigins: [SITE] });
    await change({ company_name: 'Halloran Pumps Ltd' });
    expect(await originsOf(company)).toEqual([SITE]);
    await change({ embedOrigins: [] });
    expect(await originsOf(company)).toEqual([]);
    await change({ embedOrigins: [SITE] });
  });

  it.each([
    [['http://shop.example']],
    [['https://shop.example/help']],
    [['https://*.example.com']],
    [["https://a.example; script-src 'unsafe-inline'"]],
    [[7]],
    ['https://shop.example'],
    [Array.from({ length: 21 }, (_, at) => `https://site-${at}.example`)],
  ])('refuses %j and keeps what there is', async (embedOrigins) => {
    const reply = await change({ embedOrigins });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors as object)[0]).toMatch(/^embedOrigins/);
    expect(await originsOf(company)).toEqual([SITE]);
  });

  it('belong to the company of the session, whatever company the body names', async () => {
    const other = await createPendingCompany(app());
    const body = {
      embedOrigins: ['https://evil.example'],
      _id: company.companyId,
      companyId: company.companyId,
    };
    expect(await change(body, other)).toMatchObject({ status: 200 });
    expect(await originsOf(company)).toEqual([SITE]);
    expect(await app().services.embedding.listOrigins(link)).toEqual([SITE]);
    expect((await app().call(updateProfile, { body })).status).toBe(401);
  });

  it('answer another company’s link, another product’s and a wrong one like one that is not there', async () => {
    const other = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), company);
    const wrong = { ...link, uniqueId: 'x'.repeat(32) };
    const missing = await fetchCard(SITE, wrong);
    expect(missing.statusCode).toBe(404);
    for (const parts of [
      { ...link, companyId: other.companyId },
      { ...link, productId },
    ]) {
      const reply = await fetchCard(SITE, parts);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual(missing.json());
      expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      expect(await app().services.embedding.listOrigins(parts)).toEqual([]);
    }
    expect((await fetchCard(SITE, { ...link, companyId: 'no-id' })).statusCode).toBe(400);
    const unreadable = { companyId: "'; --", productId: '%', uniqueId: '' };
    expect(await app().services.embedding.listOrigins(unreadable)).toEqual([]);
  });
});
