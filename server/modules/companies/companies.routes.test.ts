import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { createApprovedCompany, createPendingCompany, signUp } from '../../testing/accounts.ts';
import { createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { dayOf, daysBefore } from '../../time.ts';

describeOnBothDatabases('companies', (database) => {
  const app = useTestApp(database);
  const { createProfile, getProfile, updateProfile, usageInfo, companyInfo, summary } = companyRoutes;

  it('creates the profile once, and shows it', async () => {
    const { token } = await signUp(app());
    expect(await app().call(getProfile, { token })).toMatchObject({ status: 404 });
    const body = {
      company_name: ' Halloran Pumps ',
      company_website: 'https://pumps.example.com',
      role: 'admin',
    };
    const created = await app().call(createProfile, { token, body });
    expect(created).toMatchObject({
      status: 201,
      body: { data: { company_name: 'Halloran Pumps', address: '' } },
    });
    expect(created.body.data).not.toHaveProperty('role');
    expect(await app().call(getProfile, { token })).toMatchObject({
      status: 200,
      body: { data: created.body.data },
    });
    expect(await app().call(createProfile, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('creates one company only when asked twice at the same time', async () => {
    const { token } = await signUp(app());
    const body = { company_name: 'Twice' };
    const replies = await Promise.all([1, 2, 3].map(() => app().call(createProfile, { token, body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{}, 'company_name'],
    [{ company_name: 'A', company_email: 'nope' }, 'company_email'],
    [{ company_name: 'A', company_website: 'javascript:alert(1)' }, 'company_website'],
    [{ company_name: 'x'.repeat(161) }, 'company_name'],
  ])('answers 400 and names the field: %j', async (body, field) => {
    const { token } = await signUp(app());
    const reply = await app().call(createProfile, { token, body });
    expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });

  it('changes only the fields that are sent, and never whose company it is', async () => {
    const mine = await createPendingCompany(app());
    const other = await createPendingCompany(app(), 'Other');
    const body = {
      description: 'Pumps since 1974',
      _id: other.companyId,
      id: other.companyId,
      total_tokens: 9,
    };
    const reply = await app().call(updateProfile, { token: mine.token, body });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: { _id: mine.companyId, company_name: 'Halloran Pumps', description: 'Pumps since 1974' },
      },
    });
    expect(await app().call(getProfile, { token: other.token })).toMatchObject({
      body: { data: { description: '' } },
    });
  });

  it('shows the public contact card and nothing else', async () => {
    const { companyId } = await createPendingCompany(app());
    const reply = await app().call(companyInfo, { body: { companyId } });
    expect(reply.body).toEqual({
      status: 200,
      data: {
        company_name: 'Halloran Pumps',
        company_email: 'service@example.com',
        company_contact: '+1 555 0142',
        logo: null,
      },
    });
    expect(await app().call(companyInfo, { body: { companyId: randomUUID() } })).toMatchObject({
      status: 404,
    });
    expect(await app().call(companyInfo, { body: { companyId: { $ne: null } } })).toMatchObject({
      status: 400,
    });
  });

  it('has the limits of the trial for seven days from approval', async () => {
    const { token, companyId } = await createApprovedCompany(app());
    const { body } = await app().call(usageInfo, { token, params: { id: companyId } });
    expect(body.data).toMatchObject({
      plan: 'Trial',
      maxProducts: 10,
      maxManuals: 30,
      maxQueries: 5000,
      queries_used: 0,
    });
    const days = (Date.parse((body.data as { trialEndsAt: string }).trialEndsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('answers alike for another company’s usage and for one that does not exist', async () => {
    const mine = await createApprovedCompany(app());
    const other = await createApprovedCompany(app());
    const foreign = await app().call(usageInfo, { token: mine.token, params: { id: other.companyId } });
    const missing = await app().call(usageInfo, { token: mine.token, params: { id: randomUUID() } });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });

  it('shows no trend where there is nothing to compare with', async () => {
    const { token } = await createApprovedCompany(app());
    expect(await app().call(summary, { token })).toMatchObject({
      status: 200,
      body: {
        data: {
          chatbots: 0,
          products: 0,
          interactions: 0,
          trends: { chatbots: null, manuals: null, interactions: null },
        },
      },
    });
  });

  it.each([
    ['whole weeks, without today', [14, 8, 7, 1, 0], 100],
    ['nothing with a week that began without customers', [13, 8, 7, 1, 0], null],
  ])('compares %s', async (_, daysAgo, interactions) => {
    const vendor = await createApprovedCompany(app());
    const { token, companyId } = vendor;
    const productId = await createReadyProduct(app(), vendor);
    const asked = [2, 1, 4, 2, 50];
    const rows = daysAgo.map((days, at) => ({
      companyId,
      productId,
      day: dayOf(daysBefore(new Date(), days)),
      asked: asked[at] ?? 0,
    }));
    await database().write.insert(dailyQuestions).values(rows);
    const { body } = await app().call(summary, { token });
    expect(body).toMatchObject({ data: { interactions: 59, trends: { interactions } } });
  });

  it('counts every question, also of a day that a wrong clock has put in the future', async () => {
    const vendor = await createApprovedCompany(app());
    const { token, companyId } = vendor;
    const productId = await createReadyProduct(app(), vendor);
    await database()
      .write.insert(dailyQuestions)
      .values({ companyId, productId, day: '2999-01-01', asked: 3 });
    const { body } = await app().call(summary, { token });
    expect(body).toMatchObject({ data: { interactions: 3, trends: { interactions: null } } });
  });
});
