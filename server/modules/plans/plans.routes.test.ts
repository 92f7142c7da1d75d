import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { planRoutes } from '../../../contracts/plans.ts';
import { createAdministrator, createApprovedCompany } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('plans', (database) => {
  const app = useTestApp(database);
  const { createPurchase, purchaseInfo, adminCreatePurchase } = planRoutes;

  it('lets a company take a free plan only, and only for itself', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const other = await createApprovedCompany(app());
    const take = (plan: string, id = companyId) =>
      app().call(createPurchase, { token, body: { companyId: id, plan } });
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
  });

  it('answers 404 for a purchase of a company that does not exist', async () => {
    const { token } = await createAdministrator(app());
    const body = { companyId: randomUUID(), plan: 'Basic' };
    expect(await app().call(adminCreatePurchase, { token, body })).toMatchObject({ status: 404 });
  });
});
