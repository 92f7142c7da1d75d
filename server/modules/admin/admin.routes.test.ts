import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { adminRoutes, type Client } from '../../../contracts/admin.ts';
import { demoRequestRoutes } from '../../../contracts/demo-requests.ts';
import { createAdministrator, createPendingCompany, signUp } from '../../testing/accounts.ts';
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
    expect(await details()).toMatchObject({ status: 'Active', purchase: { plan: 'Trial' } });
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
