import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { planCatalogueRoutes } from '../../../contracts/plans/plan-catalogue.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { type CompanyPurchase, purchaseRoutes } from '../../../contracts/plans/purchases.ts';
import { companyUsage, purchase } from '../../db/schema/companies.ts';
import { createAdministrator, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { daysBefore, monthOf } from '../../time.ts';

describeOnBothDatabases('purchases of all companies', (database) => {
  const app = useTestApp(database);
  let token = '';
  const list = async (query: Record<string, string | number>) =>
    (await app().call(purchaseRoutes.list, { token, query })).body as {
      data: CompanyPurchase[];
      total: number;
    };
  const buy = (companyId: string, plan: string, months = 2) =>
    app().call(planRoutes.adminCreatePurchase, { token, body: { companyId, plan, months } });
  const sell = (companyId: string, queries: number) =>
    app().call(purchaseRoutes.sellPack, { token, body: { companyId, queries } });

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('are listed with how they stand, and found by company, status and plan', async () => {
    const company = await createApprovedCompany(app(), 'Sailcloth Works');
    await database()
      .write.insert(purchase)
      .values({
        companyId: company.companyId,
        id: randomUUID(),
        plan: 'Basic',
        startedAt: daysBefore(new Date(), 90),
        nextBillingDate: daysBefore(new Date(), 60),
        recordedBy: company.userId,
      });
    await buy(company.companyId, 'Basic');
    await buy(company.companyId, 'Pro');
    const search = 'sailcloth';
    const states = async (query: Record<string, string>) =>
      (await list({ search, ...query })).data.map(({ plan, state }) => `${plan} ${state}`);
    expect(await states({})).toEqual(['Pro active', 'Basic replaced', 'Basic ended']);
    expect(await states({ status: 'active' })).toEqual(['Pro active']);
    expect(await states({ status: 'expiring' })).toEqual([]);
    expect(await states({ status: 'history' })).toEqual(['Basic replaced', 'Basic ended']);
    expect(await states({ plan: 'Basic', status: 'active' })).toEqual([]);
    expect(await list({ search, limit: 2, page: 2 })).toMatchObject({
      total: 3,
      data: [{ company: { _id: company.companyId, company_name: 'Sailcloth Works' } }],
    });
    expect(await app().call(purchaseRoutes.list, { token, query: { status: 'lost' } })).toMatchObject({
      status: 400,
    });
  });

  it('that end within two weeks are expiring', async () => {
    const { companyId, userId } = await createApprovedCompany(app(), 'Near The End');
    const ending = { plan: 'Basic', nextBillingDate: daysBefore(new Date(), -13), recordedBy: userId };
    await database()
      .write.insert(purchase)
      .values({ companyId, id: randomUUID(), ...ending });
    const { data } = await list({ search: 'near the end', status: 'expiring' });
    expect(data.map(({ state }) => state)).toEqual(['expiring']);
  });

  it('get query packs, whose queries count this month and are shown with the purchase', async () => {
    const company = await createApprovedCompany(app(), 'Packhouse');
    await buy(company.companyId, 'Basic');
    expect(await sell(company.companyId, 1000)).toMatchObject({
      status: 201,
      body: { data: { queries: 1000, month: monthOf(new Date()), extraQueries: 1000 } },
    });
    expect(await sell(company.companyId, 5000)).toMatchObject({ body: { data: { extraQueries: 6000 } } });
    const { token: own, companyId: id } = company;
    expect(await app().call(companyRoutes.usageInfo, { token: own, params: { id } })).toMatchObject({
      body: { data: { plan: 'Basic', maxQueries: 8000 } },
    });
    expect((await list({ search: 'packhouse' })).data).toMatchObject([{ extraQueries: 6000 }]);
  });

  it('refuse a pack that is not sold, a company that is none, and a plan without a limit', async () => {
    const { companyId } = await createApprovedCompany(app());
    expect(await sell(companyId, 1234)).toMatchObject({
      status: 400,
      body: { errors: { queries: 'There is no such query pack.' } },
    });
    expect(await sell(companyId, 0)).toMatchObject({ status: 400 });
    expect(await sell(randomUUID(), 1000)).toMatchObject({ status: 404 });
    await buy(companyId, 'Enterprise');
    expect(await sell(companyId, 1000)).toMatchObject({
      status: 409,
      body: { message: 'The Enterprise plan has no limit of queries.' },
    });
  });

  it('let a chatbot answer again whose company had used up its queries', async () => {
    const owner: TestCompany = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), owner);
    const link = await createLink(app(), owner, productId);
    const ask = (question = 'What does E-14 mean?') =>
      app().call(chatRoutes.askBot, { body: { ...link, question } });
    await buy(owner.companyId, 'Basic');
    const month = monthOf(new Date());
    await database()
      .write.insert(companyUsage)
      .values({ companyId: owner.companyId, month, queriesUsed: 2000 });
    expect(await ask()).toMatchObject({ status: 402 });
    await app().call(planCatalogueRoutes.saveQueryPack, {
      token,
      body: { queries: 1, prices: { INR: 1 } },
    });
    await sell(owner.companyId, 1);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await ask('What does E-14 mean, please?')).toMatchObject({ status: 402 });
  });
});
