import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { api } from '../../../contracts/api.ts';
import { fileRoutes } from '../../../contracts/manuals/files.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { Route } from '../../../contracts/route.ts';
import {
  createAccessToken,
  createAdministrator,
  createApprovedCompany,
  createMember,
  signUp,
  type TestAccount,
  type TestCompany,
  turnOnTwoStep,
} from '../../testing/accounts.ts';
import { pumpManual } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const routes = Object.values(api).flatMap((noun) => Object.values(noun) as Route[]);
const required = { status: 403, body: { code: 'two_step_required' } };

describeOnBothDatabases('two-step sign-in that a company asks for', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let codes: string[];
  let member: TestAccount;
  let program: string;

  const set = (token: string | undefined, isRequired: unknown) =>
    app().call(teamRoutes.setTwoStepRule, { token, body: { isRequired } });
  const must = async (token: string) =>
    (await app().call(authRoutes.userInfo, { token })).body.data as { mustTurnOnTwoStep: boolean };

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
    member = await createMember(app(), owner);
    program = await createAccessToken(app(), owner, ['products:read']);
    codes = await turnOnTwoStep(app(), owner);
    expect(await set(owner.token, true)).toMatchObject({ status: 200 });
  });

  it('refuses everything to who has none, in sessions that are open too, but turning it on and leaving', async () => {
    expect(await must(member.token)).toMatchObject({ mustTurnOnTwoStep: true });
    expect(await must(owner.token)).toMatchObject({ mustTurnOnTwoStep: false });
    for (const route of routes.filter(({ auth }) => auth !== 'public' && auth !== 'signed-in')) {
      const params = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]),
      );
      const reply = await app().call(route, { token: member.token, params, body: {} });
      expect(reply, `${route.method} ${route.path}`).toMatchObject(required);
    }
  });

  it('opens no file by the session of who has none', async () => {
    const { body } = await app().call(productRoutes.upload, {
      token: owner.token,
      fields: { product_name: 'Pump' },
      file: { name: 'pump.pdf', content: pumpManual() },
    });
    const { _id: id } = body.data as { _id: string };
    const shown = await app().call(productRoutes.singleProduct, { token: owner.token, params: { id } });
    const [{ url }] = (shown.body.data as { manuals: [{ url: string }] }).manuals;
    const [path = ''] = url.replace(/^https?:\/\/[^/]+/, '').split('?');
    const open = ({ token }: TestAccount) =>
      app().app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    expect((await open(owner)).statusCode).toBe(200);
    expect((await open(member)).statusCode).toBeGreaterThanOrEqual(400);
    const params = { filename: path.split('/').at(-1) ?? '' };
    const found = (token: string) =>
      app().call(fileRoutes.findText, { token, params, query: { words: 'key' } });
    expect((await found(member.token)).status).toBeGreaterThanOrEqual(400);
  });

  it('lets a new session no further, and everything once it is on', async () => {
    const late = await createMember(app(), owner);
    const { email, password } = late;
    const again = await app().call(authRoutes.login, { body: { email, password } });
    const token = String(again.body.token);
    const products = () => app().call(productRoutes.allProducts, { token });
    expect(await products()).toMatchObject(required);
    await turnOnTwoStep(app(), { token, password });
    expect(await products()).toMatchObject({ status: 200 });
  });

  it('stays on while it is asked for, and can be turned off after', async () => {
    const turnOff = (code = '') =>
      app().call(twoStepRoutes.turnOff, { token: owner.token, body: { password: owner.password, code } });
    expect(await turnOff(codes[0])).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await set(owner.token, false)).toMatchObject({ status: 200 });
    expect(await app().call(productRoutes.allProducts, { token: member.token })).toMatchObject({
      status: 200,
    });
    expect(await set(owner.token, true)).toMatchObject({ status: 200 });
  });

  it('leaves programs alone, whose tokens were made by who may', async () => {
    expect(await app().call(productRoutes.allProducts, { token: program })).toMatchObject({ status: 200 });
  });

  it('is chosen by an owner who has it, and by nobody else', async () => {
    const other = await createApprovedCompany(app());
    const colleague = await createMember(app(), other);
    expect(await set(other.token, true)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await set(colleague.token, true)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await set(undefined, true)).toMatchObject({ status: 401 });
    expect(await set(owner.token, 'yes')).toMatchObject({
      status: 400,
      body: { errors: { isRequired: expect.any(String) } },
    });
  });

  it('is shown to the owner for each person, and to the administrator', async () => {
    const { body } = await app().call(teamRoutes.getTeam, { token: owner.token });
    expect(body.data).toMatchObject({
      requiresTwoStep: true,
      members: expect.arrayContaining([
        expect.objectContaining({ _id: owner.userId, hasTwoStep: true }),
        expect.objectContaining({ _id: member.userId, hasTwoStep: false }),
      ]),
    });
    const { token } = await createAdministrator(app());
    const client = await app().call(adminRoutes.getCompanyDetails, {
      token,
      params: { id: owner.companyId },
    });
    expect(client.body.data).toMatchObject({ requiresTwoStep: true, lacksTwoStep: 1 });
  });
});

describeOnBothDatabases('two-step sign-in that the installation asks of everybody', (database) => {
  const app = useTestApp(database, { REQUIRE_TWO_STEP: 'true' });
  const readClients = (token: string) => app().call(adminRoutes.getCompanies, { token });
  const must = async (token: string) =>
    (await app().call(authRoutes.userInfo, { token })).body.data as { mustTurnOnTwoStep: boolean };

  it('opens nothing to an administrator or a company without it, and stays on', async () => {
    const admin = await createAdministrator(app());
    const vendor = await signUp(app());
    for (const { token } of [admin, vendor])
      expect(await must(token)).toMatchObject({ mustTurnOnTwoStep: true });
    expect(await readClients(admin.token)).toMatchObject(required);
    const [code = ''] = await turnOnTwoStep(app(), admin);
    expect(await must(admin.token)).toMatchObject({ mustTurnOnTwoStep: false });
    expect((await readClients(admin.token)).status).toBe(200);
    const off = { token: admin.token, body: { password: admin.password, code } };
    expect(await app().call(twoStepRoutes.turnOff, off)).toMatchObject({ status: 409 });
  });
});
