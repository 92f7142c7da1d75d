import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { type Catalogue, type Purchase, planRoutes } from '../../../contracts/plans/plans.ts';
import { company, queryPack } from '../../db/schema/companies.ts';
import { createAdministrator, createApprovedCompany } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { addMonths } from '../../time.ts';

describeOnBothDatabases('plans', (database) => {
  const app = useTestApp(database);
  const { createPurchase, purchaseInfo, adminCreatePurchase, recordInterest, listInterests } = planRoutes;

  it('shows the catalogue to everybody: plans in order, packs from the smallest, and nothing else', async () => {
    const { status, body } = await app().call(planRoutes.catalogue);
    const { plans, queryPacks } = body.data as Catalogue;
    expect(status).toBe(200);
    expect(plans.map(({ name }) => name)).toEqual(['Free', 'Basic', 'Pro', 'Standard', 'Enterprise']);
    expect(plans[1]).toEqual({
      name: 'Basic',
      prices: { INR: 599 },
      maxProducts: 10,
      maxManuals: 20,
      maxQueries: 2000,
      tokenLimitPerMonth: 500_000,
      maxStorageMb: 1_024,
      availability: 'available',
      listedOn: ['landing'],
    });
    expect(plans[4]).toMatchObject({ prices: { USD: 199 }, maxProducts: null, availability: 'coming-soon' });
    expect(queryPacks.map(({ queries, prices }) => [queries, prices.INR])).toEqual([
      [1000, 99],
      [5000, 349],
      [10_000, 699],
      [15_000, 999],
    ]);
  });

  it('leaves a catalogue alone that was edited, when the program starts again', async () => {
    await database()
      .write.update(queryPack)
      .set({ prices: { INR: 120 } })
      .where(eq(queryPack.queries, 1000));
    await app().services.plans.seedCatalogue();
    expect(await app().call(planRoutes.catalogue)).toMatchObject({
      body: { data: { queryPacks: [{ queries: 1000, prices: { INR: 120 } }, {}, {}, {}] } },
    });
  });

  it('lets a company take a free plan only, and only for itself', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const other = await createApprovedCompany(app());
    const take = (plan: string, id = companyId) =>
      app().call(createPurchase, { token, body: { companyId: id, plan } });
    expect(await take('Free')).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Your trial runs until \d+ \w+ \d{4}\. The Free plan begins by itself then\.$/,
        ),
      },
    });
    await database().write.update(company).set({ trialEndsAt: null }).where(eq(company.id, companyId));
    expect(await take('Free')).toMatchObject({
      status: 409,
      body: { message: 'You are already using the Free plan' },
    });
    expect(await take('Standard')).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: 'The Standard plan is coming soon.' },
    });
    expect(await take('Basic')).toMatchObject({ status: 403 });
    expect(await take('Platinum')).toMatchObject({ status: 400, body: { errors: { plan: 'Unknown plan' } } });
    expect((await take('Free', other.companyId)).text).toBe((await take('Free', randomUUID())).text);
  });

  it('takes a plan once, however often it is asked for at once', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const admin = await createAdministrator(app());
    const sold = { companyId, plan: 'Basic', months: 2 };
    await app().call(adminCreatePurchase, { token: admin.token, body: sold });
    const body = { companyId, plan: 'Free', replaces: 'Basic' };
    const taken = await Promise.all([1, 2, 3].map(() => app().call(createPurchase, { token, body })));
    expect(taken.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('keeps what was bought until the company names it as what it gives up', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const admin = await createAdministrator(app());
    const sold = { companyId, plan: 'Enterprise', months: 12 };
    await app().call(adminCreatePurchase, { token: admin.token, body: sold });
    const take = (replaces?: string) =>
      app().call(createPurchase, { token, body: { companyId, plan: 'Free', replaces } });
    expect(await take()).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: expect.stringMatching(/^Your Enterprise plan runs until \d+ \w+ \d{4}\./),
      },
    });
    expect(await take('Basic')).toMatchObject({ status: 409 });
    expect(await app().call(purchaseInfo, { token })).toMatchObject({
      body: { data: { plan: 'Enterprise' } },
    });
    expect(await take('enterprise')).toMatchObject({ status: 201, body: { purchase: { plan: 'Free' } } });
  });

  it('records what the administrator sold, and the company has it at once', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const admin = await createAdministrator(app());
    const body = { companyId, plan: 'basic', months: 2 };
    const recorded = await app().call(adminCreatePurchase, { token: admin.token, body });
    expect(recorded).toMatchObject({ status: 201, body: { purchase: { plan: 'Basic' } } });
    expect(await app().call(purchaseInfo, { token })).toMatchObject({
      status: 200,
      body: { data: { plan: 'Basic' } },
    });
    expect(await app().services.plans.entitlement(companyId)).toMatchObject({
      plan: 'Basic',
      maxManuals: 20,
    });
    const { nextBillingDate } = recorded.body.purchase as Purchase;
    expect(await app().call(companyRoutes.usageInfo, { token, params: { id: companyId } })).toMatchObject({
      body: { data: { plan: 'Basic', planEndsAt: nextBillingDate, trialEndsAt: null } },
    });
  });

  it('adds months of the plan that a company has to its end, also where two are recorded at once', async () => {
    const { companyId } = await createApprovedCompany(app());
    const { token } = await createAdministrator(app());
    const buy = async (plan: string, months: number) => {
      const { body } = await app().call(adminCreatePurchase, { token, body: { companyId, plan, months } });
      return new Date((body.purchase as Purchase).nextBillingDate ?? '');
    };
    const first = await buy('Basic', 1);
    const ends = await Promise.all([buy('Basic', 2), buy('Basic', 2)]);
    const expected = [addMonths(first, 2), addMonths(addMonths(first, 2), 2)];
    expect(ends.sort((a, b) => a.getTime() - b.getTime())).toEqual(expected);
    expect((await buy('Enterprise', 1)).getTime()).toBeLessThan(addMonths(first, 1).getTime());
  });

  it('keeps which plans a company asked for, once each, and shows them to the administrator', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const other = await createApprovedCompany(app());
    const ask = (plan: string) => app().call(recordInterest, { token, body: { plan } });
    const first = await ask('standard');
    expect(first).toMatchObject({ status: 201, body: { data: { plan: 'Standard' } } });
    expect((await ask('Standard')).body.data).toEqual(first.body.data);
    expect(await ask('Enterprise')).toMatchObject({ status: 201 });
    expect(await ask('Free')).toMatchObject({ status: 409 });
    expect(await ask('Platinum')).toMatchObject({ status: 400, body: { errors: { plan: 'Unknown plan' } } });
    expect(await ask('')).toMatchObject({ status: 400 });
    const plans = ['Enterprise', 'Standard'].map((plan) => ({ plan, createdAt: expect.any(String) }));
    const list = (await app().call(listInterests, { token })).body.data as unknown[];
    expect(list).toHaveLength(2);
    expect(list).toEqual(expect.arrayContaining(plans));
    expect((await app().call(listInterests, { token: other.token })).body.data).toEqual([]);
    const admin = await createAdministrator(app());
    const details = { token: admin.token, params: { id: companyId } };
    expect((await app().call(adminRoutes.getCompanyDetails, details)).body.data).toMatchObject({
      interests: expect.arrayContaining(plans),
    });
  });

  it('answers 404 for a purchase of a company that does not exist', async () => {
    const { token } = await createAdministrator(app());
    const body = { companyId: randomUUID(), plan: 'Basic' };
    expect(await app().call(adminCreatePurchase, { token, body })).toMatchObject({ status: 404 });
  });
});
