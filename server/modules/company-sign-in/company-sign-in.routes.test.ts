import { afterAll, beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { companySignInRoutes } from '../../../contracts/account/company-sign-in.ts';
import { companyAuditRoutes } from '../../../contracts/company/company-audit.ts';
import {
  createApprovedCompany,
  createMember,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { CLIENT, type IdentityProvider, startIdentityProvider } from '../../testing/identity-provider.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const ORIGIN = 'https://help.pumps.example';
/** Of the addresses that accounts of tests have. */
const DOMAIN = 'example.com';
const { set, get, remove, open, begin, finish } = companySignInRoutes;

const provider: IdentityProvider = await startIdentityProvider(`${ORIGIN}/signed-in`);
afterAll(() => provider.stop());

describeOnBothDatabases('a company’s own sign-in', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: ORIGIN }, { outbound: provider.outbound });
  let owner: TestCompany;
  let member: TestAccount;
  let other: TestCompany;
  const form = (changes: object = {}) => ({
    issuer: provider.issuer,
    ...CLIENT,
    domain: DOMAIN,
    password: owner.password,
    ...changes,
  });
  const save = (changes: object = {}, token = owner.token) => app().call(set, { token, body: form(changes) });

  beforeAll(async () => {
    owner = await createApprovedCompany(app(), 'Halloran Pumps');
    member = await createMember(app(), owner);
    other = await createApprovedCompany(app(), 'Other House');
    expect(await save()).toMatchObject({ status: 200 });
  });

  /** Goes to the provider, signs in there with an address, and comes back. */
  async function signIn(
    email: string,
    { isVerified = true, companyId = owner.companyId, sub = email.toLowerCase() } = {},
  ) {
    provider.signsIn({ email, email_verified: isVerified, sub });
    const begun = (await app().call(begin, { params: { companyId } })).body.data as {
      url: string;
      flow: string;
    };
    const { search } = await provider.follow(begun.url);
    const body = { flow: begun.flow, returned: search };
    return { body, reply: await app().call(finish, { body }) };
  }

  it('signs a member in, tells the company, and the provider’s word counts once', async () => {
    expect((await app().call(open, { params: { companyId: owner.companyId } })).body.data).toEqual({
      company_name: 'Halloran Pumps',
    });
    const { reply, body } = await signIn(member.email.toUpperCase());
    expect(reply).toMatchObject({ status: 200, body: { role: 'company' } });
    const token = String(reply.body.token);
    expect((await app().call(authRoutes.userInfo, { token })).body.data).toMatchObject({
      email: member.email,
    });
    const signIns = await app().call(companyAuditRoutes.signIns, { token: owner.token });
    expect(signIns.body.data).toContainEqual(
      expect.objectContaining({ email: member.email, factor: 'company-sign-in' }),
    );
    expect(await app().call(finish, { body })).toMatchObject({ status: 401 });
  });

  it('lets nobody in who is not of the company, whatever the provider says', async () => {
    for (const [email, text] of [
      [other.email, `Nobody of Halloran Pumps has the address ${other.email}.`],
      [`nobody@${DOMAIN}`, 'Ask its owner for an invitation.'],
      ['ada@elsewhere.example', `Only addresses that end in @${DOMAIN} sign in here.`],
      [`ada@not${DOMAIN}`, `Only addresses that end in @${DOMAIN} sign in here.`],
    ] as const) {
      const { reply } = await signIn(email);
      expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
      expect(reply.text).toContain(text);
    }
    const { reply } = await signIn(member.email, { isVerified: false, sub: 'somebody new' });
    expect(reply.text).toContain('has not checked your e-mail address');
  });

  it('knows people by their subject, whatever address they have by now, until it is set anew', async () => {
    const colleague = await createMember(app(), owner);
    const first = await signIn(colleague.email, { sub: 'employee-1' });
    expect(first.reply.status).toBe(200);
    const renamed = await signIn(`married@${DOMAIN}`, { sub: 'employee-1' });
    const { body } = await app().call(authRoutes.userInfo, { token: String(renamed.reply.body.token) });
    expect(body.data).toMatchObject({ email: colleague.email });
    const heir = await signIn(colleague.email, { sub: 'employee-2' });
    expect(heir.reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(heir.reply.text).toContain('is somebody else’s at your company’s sign-in');
    expect(await save()).toMatchObject({ status: 200 });
    expect((await signIn(colleague.email, { sub: 'employee-2' })).reply.status).toBe(200);
    expect((await signIn(colleague.email, { sub: 'employee-1' })).reply.status).toBe(401);
  });

  it('opens no account of another company to a subject that it knows', async () => {
    expect(await save()).toMatchObject({ status: 200 });
    expect((await signIn(member.email, { sub: 'employee-3' })).reply.status).toBe(200);
    expect(
      await app().call(set, { token: other.token, body: form({ password: other.password }) }),
    ).toMatchObject({
      status: 200,
    });
    const { reply } = await signIn(member.email, { sub: 'employee-3', companyId: other.companyId });
    expect(reply.text).toContain(`Nobody of Other House has the address ${member.email}.`);
    expect(await app().call(remove, { token: other.token })).toMatchObject({ status: 200 });
    expect(await save()).toMatchObject({ status: 200 });
  });

  it('is the only way in for all but the owner where the owner says so, and no longer when it ends', async () => {
    const login = ({ email, password }: { email: string; password: string }) =>
      app().call(authRoutes.login, { body: { email, password } });
    const before = String((await login(member)).body.token);
    expect(await save({ isRequired: true })).toMatchObject({ status: 200 });
    expect(await app().call(authRoutes.userInfo, { token: before })).toMatchObject({ status: 401 });
    expect(await app().call(authRoutes.userInfo, { token: owner.token })).toMatchObject({ status: 201 });
    const refused = await login(member);
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(refused.text).toContain(`/sign-in/${owner.companyId}`);
    // Who does not know the password is told nothing of it.
    expect(await login({ ...member, password: 'not-the-password' })).toMatchObject({ status: 401 });
    expect(await login(owner)).toMatchObject({ status: 200 });
    expect(await login(other)).toMatchObject({ status: 200 });
    const signedIn = await signIn(member.email);
    expect(signedIn.reply.status).toBe(200);
    member.token = String(signedIn.reply.body.token);
    expect(await app().call(remove, { token: owner.token })).toMatchObject({ status: 200 });
    expect(await login(member)).toMatchObject({ status: 200 });
    expect(await save()).toMatchObject({ status: 200 });
  });

  it('takes back only what was begun here, and not too late', async () => {
    const { body } = await signIn(member.email);
    const [a, b] = [await signIn(member.email), await signIn(member.email)];
    const mixed = { flow: a.body.flow, returned: b.body.returned };
    expect(await app().call(finish, { body: mixed })).toMatchObject({ status: 401 });
    const { flow } = body;
    const changed = { ...body, flow: `${flow.slice(0, 20)}${flow[20] === 'A' ? 'B' : 'A'}${flow.slice(21)}` };
    expect(await app().call(finish, { body: changed })).toMatchObject({
      status: 403,
      body: { code: 'link_expired' },
    });
    expect(await app().call(finish, { body: { ...body, flow: 'x' } })).toMatchObject({ status: 400 });
  });

  it('is the owner’s to set, with the password, and tells nobody the secret', async () => {
    expect(await save({ password: 'not-the-password' })).toMatchObject({ status: 401 });
    expect(await save({ password: member.password }, member.token)).toMatchObject({ status: 403 });
    expect(await app().call(get, { token: member.token })).toMatchObject({ status: 403 });
    const read = await app().call(get, { token: owner.token });
    expect(read.body.data).toEqual({
      provider: { issuer: provider.issuer, clientId: CLIENT.clientId, domain: DOMAIN, isRequired: false },
      redirectUrl: `${ORIGIN}/signed-in`,
      signInUrl: `${ORIGIN}/sign-in/${owner.companyId}`,
    });
    expect(JSON.stringify(await app().call(get, { token: other.token }))).not.toContain(provider.issuer);
  });

  it('keeps nothing that can’t work, and says what is wrong with it', async () => {
    const nowhere = await save({ issuer: `${provider.issuer}/nowhere` });
    expect(nowhere).toMatchObject({ status: 400, body: { errors: { issuer: expect.any(String) } } });
    for (const issuer of ['http://login.pumps.example', 'javascript:alert(1)', 'https://a@b.example', ''])
      expect(await save({ issuer })).toMatchObject({ status: 400 });
    expect(await save({ domain: '*.example' })).toMatchObject({ status: 400 });
    expect((await signIn(member.email)).reply.status).toBe(200);
  });

  it('ends when the owner ends it, also for who is at the provider just then', async () => {
    const begun = (await app().call(begin, { params: { companyId: owner.companyId } })).body.data as {
      url: string;
      flow: string;
    };
    expect(await app().call(remove, { token: other.token })).toMatchObject({ status: 404 });
    expect(await app().call(remove, { token: owner.token })).toMatchObject({ status: 200 });
    const { search } = await provider.follow(begun.url);
    const body = { flow: begun.flow, returned: search };
    expect(await app().call(finish, { body })).toMatchObject({ status: 404 });
    for (const route of [open, begin])
      expect(await app().call(route, { params: { companyId: owner.companyId } })).toMatchObject({
        status: 404,
      });
    expect(await app().call(remove, { token: owner.token })).toMatchObject({ status: 404 });
    expect(await save()).toMatchObject({ status: 200 });
  });
});
