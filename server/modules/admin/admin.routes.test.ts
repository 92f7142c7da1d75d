import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminRoutes, type Client } from '../../../contracts/admin/admin.ts';
import { adminClientRoutes } from '../../../contracts/admin/admin-clients.ts';
import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { groupBy } from '../../lib/group-by.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createPendingCompany,
  signUp,
} from '../../testing/accounts.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('administration', (database) => {
  const app = useTestApp(database);
  const { getCompanies, getCompanyDetails, approveUser, suspendUser, outbox } = adminRoutes;

  it('lists clients with owner, plan and status, and finds them by name, status and plan', async () => {
    const { token } = await createAdministrator(app());
    const company = await createPendingCompany(app(), 'Quarry Pumps 100%');
    const find = async (query: Record<string, string>) =>
      (await app().call(getCompanies, { token, query })).body as { data: Client[]; total: number };
    const found = await find({ search: '100%' });
    expect(found.total).toBe(1);
    expect(found.data[0]).toMatchObject({
      id: company.companyId,
      status: 'Inactive',
      company: { company_name: 'Quarry Pumps 100%', user: { id: company.userId, role: 'user' } },
      purchase: { plan: 'Free' },
      tokens_used: 0,
    });
    expect((await find({ search: '100%', status: 'active' })).total).toBe(0);
    expect((await find({ search: '100%', plan: 'Enterprise' })).total).toBe(0);
    expect((await find({ search: '%' })).total).toBe(1);
  });

  it('finds clients by the plan that is shown, the trial included', async () => {
    const { token } = await createAdministrator(app());
    const name = 'Kestrel Looms';
    const make = async (plan?: string) => {
      const { companyId } = await createApprovedCompany(app(), name);
      const body = { companyId, plan };
      if (plan) await app().call(planRoutes.adminCreatePurchase, { token, body });
      return companyId;
    };
    const [onTrial, stillOnTrial, buyer, ended] = [
      await make(),
      await make('Free'),
      await make('Basic'),
      await make('Pro'),
    ];
    const { pool } = database();
    await pool.query('update company set trial_ends_at = now() where id = $1', [ended]);
    await pool.query('update purchase set next_billing_date = now() where company_id = $1', [ended]);
    const find = async (plan: string) =>
      (await app().call(getCompanies, { token, query: { search: name, plan } })).body.data as Client[];
    const shown = groupBy(await find(''), ({ purchase }) => purchase?.plan);
    const idsOf = (clients: Client[] = []) => clients.map(({ id }) => id).sort();
    expect(idsOf(shown.get('Trial'))).toEqual([onTrial, stillOnTrial].sort());
    expect(idsOf(shown.get('Basic'))).toEqual([buyer]);
    expect(idsOf(shown.get('Free'))).toEqual([ended]);
    for (const plan of ['Trial', 'Basic', 'Free', 'Pro'])
      expect(idsOf(await find(plan))).toEqual(idsOf(shown.get(plan)));
    for (const id of [onTrial, stillOnTrial, buyer, ended]) {
      const details = await app().call(getCompanyDetails, { token, params: { id: id ?? '' } });
      expect((details.body.data as Client).purchase?.plan).toBe(
        (await app().services.plans.entitlement(id)).plan,
      );
    }
  });

  it('asks the database as often for many clients as for one', async () => {
    const { token } = await createAdministrator(app());
    for (let i = 0; i < 4; i++) await createApprovedCompany(app(), `Osprey Mills ${i}`);
    const countQueries = async (search: string) => {
      const query = vi.spyOn(database().pool, 'query');
      const { body } = await app().call(getCompanies, { token, query: { search } });
      // Jobs ask for their own meanwhile.
      const queries = query.mock.calls.filter((call) => JSON.stringify(call).includes('purchase')).length;
      query.mockRestore();
      return { queries, total: body.total };
    };
    const one = await countQueries('Osprey Mills 1');
    const all = await countQueries('Osprey Mills');
    expect([one.total, all.total]).toEqual([1, 4]);
    expect(all.queries).toBe(one.queries);
  });

  it('lists an account that has no company yet', async () => {
    const { token } = await createAdministrator(app());
    const { email, userId } = await signUp(app());
    const { body } = await app().call(getCompanies, { token, query: { search: email } });
    expect(body).toMatchObject({ total: 1, data: [{ id: userId, company: null, purchase: null }] });
  });

  it('approves and suspends, tells the owner by mail, and starts the trial once', async () => {
    const { token } = await createAdministrator(app());
    const { userId, companyId, email } = await createPendingCompany(app());
    const details = async () =>
      (await app().call(getCompanyDetails, { token, params: { id: companyId } })).body.data;
    const decide = (route: typeof approveUser) => app().call(route, { token, body: { userId } });
    expect(await decide(approveUser)).toMatchObject({
      status: 200,
      body: { data: { userId, role: 'company' } },
    });
    const { tokenLimitPerMonth } = await app().services.plans.entitlement(companyId);
    expect(tokenLimitPerMonth).toBeGreaterThan(0);
    expect(await details()).toMatchObject({
      status: 'Active',
      purchase: { plan: 'Trial' },
      company: { total_tokens: tokenLimitPerMonth },
    });
    expect(await decide(approveUser)).toMatchObject({ status: 200 });
    expect(await app().call(suspendUser, { token, body: { userId } })).toMatchObject({
      body: { data: { role: 'user' } },
    });
    expect(await details()).toMatchObject({ status: 'Inactive' });
    const { body } = await app().call(outbox, { token, query: { search: email } });
    expect(
      (body.data as { subject: string; state: string }[]).map(({ subject, state }) => [subject, state]),
    ).toEqual([
      ['Your Manualist account is suspended', 'outbox'],
      ['Your Manualist account is approved', 'outbox'],
      ['Confirm your e-mail for Manualist', 'outbox'],
    ]);
  });

  it('says "user not found" without an id and 404 for one nobody has, and spares administrators', async () => {
    const { token } = await createAdministrator(app());
    expect(await app().call(approveUser, { token, body: {} })).toMatchObject({
      status: 400,
      body: { message: 'user not found' },
    });
    expect(await app().call(suspendUser, { token, body: { userId: randomUUID() } })).toMatchObject({
      status: 404,
    });
    const admin = await app().services.auth.findActor(token);
    expect(await app().call(suspendUser, { token, body: { userId: admin?.accountId } })).toMatchObject({
      status: 404,
    });
  });

  it('answers 404 for a client that does not exist', async () => {
    const { token } = await createAdministrator(app());
    expect(await app().call(getCompanyDetails, { token, params: { id: randomUUID() } })).toMatchObject({
      status: 404,
    });
  });

  it('mails the reason of a suspension and shows it until the company is approved again', async () => {
    const { token } = await createAdministrator(app());
    const { userId, companyId, email } = await createApprovedCompany(app());
    const suspend = (reason?: unknown) => app().call(suspendUser, { token, body: { userId, reason } });
    const details = async () =>
      (await app().call(getCompanyDetails, { token, params: { id: companyId } })).body.data;
    expect(await suspend('x'.repeat(501))).toMatchObject({ status: 400 });
    expect(await suspend(5)).toMatchObject({ status: 400 });
    expect(await suspend('The invoice of May is open.')).toMatchObject({ status: 200 });
    expect(await details()).toMatchObject({ suspensionReason: 'The invoice of May is open.' });
    const [mail] = await mailsTo(app(), email);
    expect(mail?.text).toContain('The reason: The invoice of May is open. Nothing is deleted');
    await app().call(approveUser, { token, body: { userId } });
    expect(await details()).toMatchObject({ suspensionReason: '' });
  });

  it('adds an approved client, whose owner chooses a password by the mailed link', async () => {
    const { token } = await createAdministrator(app());
    const email = 'new.owner@example.com';
    const body = { name: 'Nia Oduya', email, company_name: 'Oduya Lathes', company_contact: '98400 12345' };
    const add = (change: object = {}) =>
      app().call(adminClientRoutes.addClient, { token, body: { ...body, ...change } });
    const added = await add();
    expect(added.status).toBe(201);
    const { id } = added.body.data as { id: string };
    expect((await app().call(getCompanyDetails, { token, params: { id } })).body.data).toMatchObject({
      status: 'Active',
      user: { name: 'Nia Oduya', email },
      company: { company_name: 'Oduya Lathes', company_contact: '98400 12345' },
      purchase: { plan: 'Trial' },
      products: 0,
      total_products: 10,
      manuals: 0,
      total_queries: 5000,
    });
    const password = 'chosen-by-the-owner';
    const reset = { token: await mailedToken(app(), email, '/reset-password'), password };
    expect(await app().call(accountRoutes.resetPassword, { body: reset })).toMatchObject({ status: 200 });
    expect(await app().call(accountRoutes.resetPassword, { body: reset })).toMatchObject({ status: 403 });
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({
      status: 200,
      body: { role: 'company' },
    });
    expect(await add({ company_name: 'Another' })).toMatchObject({
      status: 409,
      body: { errors: { email: expect.any(String) } },
    });
    expect(await add({ email: 'none', name: '' })).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String), name: expect.any(String) } },
    });
  });

  it('stores demo requests from visitors and shows them', async () => {
    const { token } = await createAdministrator(app());
    const body = {
      first_name: 'Ada',
      last_name: 'Quill',
      work_email: 'ada@quill.example.com',
      company_name: 'Quill <b>',
    };
    expect(await app().call(demoRequestRoutes.demoForm, { body })).toMatchObject({ status: 200 });
    expect(
      await app().call(demoRequestRoutes.demoForm, { body: { ...body, work_email: 'bad' } }),
    ).toMatchObject({
      status: 400,
      body: { errors: { work_email: expect.any(String) } },
    });
    expect(await app().call(demoRequestRoutes.getDemoForms, { token })).toMatchObject({
      status: 200,
      body: { total: 1, data: [{ ...body, phone_number: '', challenges: '' }] },
    });
  });
});
