/** Accounts for tests, made through the calls that people use. Each completes itself. */
import { accessTokenRoutes } from '../../contracts/account/access-tokens.ts';
import { authRoutes } from '../../contracts/account/auth.ts';
import { teamRoutes } from '../../contracts/account/team.ts';
import type { TokenScope } from '../../contracts/account/token-scopes.ts';
import { type TwoStepKey, twoStepRoutes } from '../../contracts/account/two-step.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { addAdministrator } from '../modules/auth/add-administrator.ts';
import { appCode } from './app-code.ts';
import { mailedToken } from './mails.ts';
import type { TestApp } from './test-app.ts';

const PASSWORD = 'a-good-long-password';
let made = 0;

/** Who decides on companies where a test does not care who. */
export const DECIDER = {
  accountId: '00000000-0000-7000-8000-000000000001',
  name: 'Ada Quill',
  email: 'admin@example.com',
};

export type TestAccount = { token: string; userId: string; email: string; password: string };
export type TestCompany = TestAccount & { companyId: string };

/** A signed-up account that waits for approval. */
export async function signUp({ call }: TestApp, name = 'Ines Halloran'): Promise<TestAccount> {
  made += 1;
  const email = `person-${made}-${process.pid}@example.com`;
  const { body } = await call(authRoutes.register, { body: { name, email, password: PASSWORD } });
  const token = String(body.token);
  const info = await call(authRoutes.userInfo, { token });
  return { token, userId: (info.body.data as { _id: string })._id, email, password: PASSWORD };
}

/** A company whose account waits for approval. */
export async function createPendingCompany(app: TestApp, name = 'Halloran Pumps'): Promise<TestCompany> {
  const account = await signUp(app);
  const { body } = await app.call(companyRoutes.createProfile, {
    token: account.token,
    body: { company_name: name, company_email: 'service@example.com', company_contact: '+1 555 0142' },
  });
  return { ...account, companyId: (body.data as { _id: string })._id };
}

/** A company that may work. */
export async function createApprovedCompany(app: TestApp, name?: string): Promise<TestCompany> {
  const company = await createPendingCompany(app, name);
  await app.services.admin.approve(DECIDER, company.userId);
  return company;
}

/** A colleague who has joined the company by the mailed link. */
export async function createMember(
  app: TestApp,
  owner: Pick<TestCompany, 'token'>,
  name = 'Ravi Okafor',
): Promise<TestAccount> {
  made += 1;
  const email = `member-${made}-${process.pid}@example.com`;
  await app.call(teamRoutes.invite, { token: owner.token, body: { email } });
  const body = { token: await mailedToken(app, email, '/join'), name, password: PASSWORD };
  const joined = await app.call(teamRoutes.joinAsNew, { body });
  const token = String(joined.body.token);
  const info = await app.call(authRoutes.userInfo, { token });
  return { token, userId: (info.body.data as { _id: string })._id, email, password: PASSWORD };
}

/** Turns on two-step sign-in of an account. @returns its recovery codes */
export async function turnOnTwoStep(
  { call }: TestApp,
  { token, password }: Pick<TestAccount, 'token' | 'password'>,
): Promise<string[]> {
  const begun = await call(twoStepRoutes.begin, { token });
  const code = await appCode((begun.body.data as TwoStepKey).key);
  const { body } = await call(twoStepRoutes.turnOn, { token, body: { password, code } });
  return (body.data as { recoveryCodes: string[] }).recoveryCodes;
}

/** The administrator. */
export async function createAdministrator({ services, call }: TestApp): Promise<TestAccount> {
  const email = 'admin@example.com';
  await services.auth.ensureAdministrator(email, PASSWORD);
  const { body } = await call(authRoutes.login, { body: { email, password: PASSWORD } });
  const token = String(body.token);
  const info = await call(authRoutes.userInfo, { token });
  return { token, userId: (info.body.data as { _id: string })._id, email, password: PASSWORD };
}

/** A further administrator, with whom the first agrees on something. */
export async function createSecondAdministrator({ services, call }: TestApp): Promise<TestAccount> {
  made += 1;
  const email = `admin-${made}-${process.pid}@example.com`;
  const password = (await addAdministrator(services.db, email)) ?? '';
  const { body } = await call(authRoutes.login, { body: { email, password } });
  const token = String(body.token);
  const info = await call(authRoutes.userInfo, { token });
  return { token, userId: (info.body.data as { _id: string })._id, email, password };
}

/** An access token of a company; gives its text. */
export async function createAccessToken(
  { call }: TestApp,
  owner: Pick<TestCompany, 'token'>,
  scopes: readonly TokenScope[],
  name = 'Parts shop',
): Promise<string> {
  const body = { name, scopes, validDays: null };
  const reply = await call(accessTokenRoutes.create, { token: owner.token, body });
  if (reply.status !== 201) throw new Error(`The access token was refused: ${reply.text}`);
  return (reply.body.data as { token: string }).token;
}
