/** Tests what the log says of sign-ins and refusals: who and from where, but no secret. */
import { beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../contracts/account/account.ts';
import { authRoutes } from '../../contracts/account/auth.ts';
import { type TwoStepKey, twoStepRoutes } from '../../contracts/account/two-step.ts';
import { adminRoutes } from '../../contracts/admin/admin.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { accountTotp } from '../db/schema/accounts.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createPendingCompany,
  signUp,
} from '../testing/accounts.ts';
import { appCode } from '../testing/app-code.ts';
import { mailedToken } from '../testing/mails.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';

type Line = Record<string, unknown>;

let lines: Line[] = [];
const onLogLine = (line: string) => void lines.push(JSON.parse(line));
const told = () => lines.filter(({ msg }) => msg === 'security');
/** The one log line about an event. */
function toldOf(event: string): Line {
  const found = told().filter((line) => line.event === event);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

const { login, register, logout } = authRoutes;

describe('the log', () => {
  const app = useTestApp(useTestDatabase(), { TRUSTED_PROXIES: '1' }, { onLogLine });
  const from = { 'x-forwarded-for': '203.0.113.9' };

  beforeEach(() => {
    lines = [];
  });

  it('tells of signing up, in and out: who, from where, by what, in which request', async () => {
    const { userId, email, password, token } = await signUp(app());
    expect(toldOf('sign-up')).toMatchObject({ outcome: 'success', account: userId });
    await app().call(login, { headers: from, body: { email, password } });
    const line = toldOf('sign-in');
    expect(line).toMatchObject({
      outcome: 'success',
      factor: 'password',
      account: userId,
      from: '203.0.113.9',
      method: 'POST',
      route: login.path,
      level: 30,
    });
    const request = lines.find(({ msg, reqId }) => msg === 'request' && reqId === line.reqId);
    expect(request).toMatchObject({ route: login.path, status: 200 });
    await app().call(logout, { token });
    expect(toldOf('sign-out')).toMatchObject({ account: userId });
    expect(lines.at(-1)).toMatchObject({ msg: 'request', route: logout.path, account: userId });
  });

  it('tells of a wrong password, with whose it was said to be where there is such an account', async () => {
    const { userId, email } = await signUp(app());
    await app().call(login, { body: { email, password: 'a-wrong-password' } });
    const failure = { outcome: 'failure', factor: 'password', reason: 'wrong_credentials' };
    expect(toldOf('sign-in')).toMatchObject({ ...failure, account: userId });
    lines = [];
    await app().call(login, { body: { email: 'nobody@example.com', password: 'a-wrong-password' } });
    expect(toldOf('sign-in')).toMatchObject(failure);
    expect(toldOf('sign-in')).not.toHaveProperty('account');
  });

  it('tells of the second step: asked for, failed, taken', async () => {
    const { userId, email, password, token } = await createAdministrator(app());
    const { key } = (await app().call(twoStepRoutes.begin, { token })).body.data as TwoStepKey;
    const on = await app().call(twoStepRoutes.turnOn, {
      token,
      body: { password, code: await appCode(key) },
    });
    // As if time had passed: the code that is shown now has not been given.
    await app().services.db.update(accountTotp).set({ lastStep: 0 });
    const { recoveryCodes } = on.body.data as { recoveryCodes: string[] };
    lines = [];
    for (const code of [undefined, 'AAAA-AAAA-AAAA-AAAA', await appCode(key), recoveryCodes[0]])
      await app().call(login, { body: { email, password, ...(code && { code }) } });
    expect(told().filter(({ event }) => event === 'sign-in')).toMatchObject([
      { account: userId, outcome: 'code-asked', factor: 'password', reason: 'code_required' },
      { account: userId, outcome: 'failure', factor: 'recovery-code', reason: 'wrong_code' },
      { account: userId, outcome: 'success', factor: 'app-code' },
      { account: userId, outcome: 'success', factor: 'recovery-code' },
    ]);
  });

  it('tells of a password that is asked for anew, set by the link, changed, and asked for in vain', async () => {
    const { userId, email, password } = await signUp(app());
    await app().call(accountRoutes.forgotPassword, { body: { email } });
    expect(toldOf('reset-asked')).not.toHaveProperty('account');
    const key = await mailedToken(app(), email, '/reset-password');
    const next = { token: key, password: 'another-good-password' };
    await app().call(accountRoutes.resetPassword, { body: next });
    expect(toldOf('password-set')).toMatchObject({ account: userId, outcome: 'success' });
    await app().call(accountRoutes.resetPassword, { body: next });
    expect(toldOf('refused')).toMatchObject({ reason: 'link_expired', outcome: 'failure' });
    lines = [];
    const again = await app().call(login, { body: { email, password: next.password } });
    const token = String(again.body.token);
    await app().call(accountRoutes.changePassword, { token, body: { currentPassword: password, password } });
    expect(toldOf('refused')).toMatchObject({ account: userId, reason: 'wrong_credentials' });
  });

  it.each([
    ['no session', async () => ({ route: companyRoutes.getProfile, who: null }), 'not_signed_in'],
    [
      'another role',
      async () => ({ route: adminRoutes.getCompanies, who: await createApprovedCompany(app()) }),
      'not_allowed',
    ],
    [
      'no approval',
      async () => ({ route: chatbotRoutes.yourBots, who: await createPendingCompany(app()) }),
      'waiting_for_approval',
    ],
  ] as const)('tells of what is refused for %s, and to whom', async (_what, make, reason) => {
    const { route, who } = await make();
    lines = [];
    await app().call(route, { token: who?.token, headers: from });
    expect(toldOf('refused')).toMatchObject({ reason, route: route.path, from: '203.0.113.9' });
    expect(toldOf('refused').account).toBe(who?.userId);
    expect(lines.at(-1)?.account).toBe(who?.userId);
  });

  it('holds no address of a person, no password and no key', async () => {
    const { email, password, token } = await signUp(app());
    await app().call(login, { token, body: { email, password } });
    await app().call(login, { body: { email, password: 'a-wrong-password' } });
    await app().call(register, { body: { name: 'Ines', email, password } });
    const text = JSON.stringify(lines);
    expect(told().length).toBeGreaterThan(2);
    for (const secret of [email, password, 'a-wrong-password', token]) expect(text).not.toContain(secret);
  });
});

describe('too many calls', () => {
  const app = useTestApp(useTestDatabase(), { RATE_LIMIT_SCALE: '0.2' }, { onLogLine });

  it('are told of, with whose they are', async () => {
    const { token, userId } = await signUp(app());
    const guess = { token, body: { currentPassword: 'a-wrong-password', password: 'another-good-one' } };
    lines = [];
    for (let n = 0; n < 5; n += 1) await app().call(accountRoutes.changePassword, guess);
    const throttled = told().filter(({ reason }) => reason === 'too_many_requests');
    expect(throttled.length).toBeGreaterThan(0);
    for (const line of throttled) expect(line).toMatchObject({ event: 'refused', account: userId });
  });
});
