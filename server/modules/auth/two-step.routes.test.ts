import { eq } from 'drizzle-orm';
import { TOTP, URI } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { type TwoStepKey, twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { accountTotp, recoveryCode } from '../../db/schema/accounts.ts';
import { hashToken } from '../../lib/tokens.ts';
import { mailedToken } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { hashPassword } from './passwords/passwords.ts';
import { MAX_WRONG_CODES } from './take-code.ts';

const PASSWORD = 'a-good-long-password';
const STEP_MS = 30_000;
let made = 0;

type Administrator = { accountId: string; email: string; token: string };

describeOnBothDatabases('two-step sign-in', (database) => {
  const app = useTestApp(database, { BRAND_NAME: 'Quill Help' });
  const { state, begin, turnOn, turnOff, renewCodes } = twoStepRoutes;
  const { login, userInfo } = authRoutes;
  let admin: Administrator;
  let key: string;

  const logIn = ({ email }: { email: string }, code?: string, password = PASSWORD) =>
    app().call(login, { body: { email, password, ...(code === undefined ? {} : { code }) } });
  const isSignedIn = async (token: string) => (await app().call(userInfo, { token })).status === 201;
  const give = (
    route: typeof turnOn | typeof turnOff | typeof renewCodes,
    code: string,
    password = PASSWORD,
  ) => app().call(route, { token: admin.token, body: { password, code } });
  const readState = async () => (await app().call(state, { token: admin.token })).body.data;
  const codesOf = (reply: { body: Record<string, unknown> }) =>
    (reply.body.data as { recoveryCodes: string[] }).recoveryCodes;
  const refusal = (code: string, status = 401) => ({ status, body: { status, code } });

  async function createAdministrator(): Promise<Administrator> {
    made += 1;
    const email = `admin-${made}@example.com`;
    const { auth, db } = app().services;
    const passwordHash = await hashPassword(PASSWORD);
    const accountId = await auth.addAccount(db, { name: 'Priya', email, passwordHash, role: 'admin' });
    return { accountId, email, token: String((await logIn({ email })).body.token) };
  }
  const beginWith = async ({ token }: { token: string } = admin) =>
    (await app().call(begin, { token })).body.data as TwoStepKey;
  /** What the app shows now, or would show so many steps later. */
  const codeNow = (steps = 0, of = key) =>
    new TOTP({ secret: of }).generate({ timestamp: Date.now() + steps * STEP_MS });
  /** Six digits that no clock near ours shows. */
  function wrongCode(): string {
    const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeNow(steps)));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
  }
  const change = (values: Partial<typeof accountTotp.$inferInsert>) =>
    app().services.db.update(accountTotp).set(values).where(eq(accountTotp.accountId, admin.accountId));
  /** As if time had passed: the code that is shown now has not been given. */
  const forgetSteps = () => change({ lastStep: 0 });
  /** @returns the recovery codes */
  async function turnItOn(): Promise<string[]> {
    ({ key } = await beginWith());
    const reply = await give(turnOn, codeNow());
    await forgetSteps();
    return codesOf(reply);
  }

  // In the middle of a step, so that none begins between a code and its call.
  beforeEach(async () => {
    const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
    vi.useFakeTimers({ toFake: ['Date'], now });
    admin = await createAdministrator();
  });
  afterEach(() => void vi.useRealTimers());

  describe('is turned on', () => {
    it('with a code of the key that was shown; the other sessions end, ten recovery codes come', async () => {
      const other = String((await logIn(admin)).body.token);
      expect(await readState()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
      const shown = await beginWith();
      ({ key } = shown);
      const parsed = URI.parse(shown.uri) as TOTP;
      expect(parsed).toMatchObject({ issuer: 'Quill Help', label: admin.email, digits: 6, period: 30 });
      expect(parsed.secret.base32).toBe(key);
      expect(await readState()).toMatchObject({ isOn: false });
      expect(await isSignedIn(other)).toBe(true);
      const reply = await give(turnOn, codeNow());
      expect(reply.status).toBe(200);
      expect(new Set(codesOf(reply)).size).toBe(10);
      for (const code of codesOf(reply)) expect(code).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
      expect(await readState()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
      expect([await isSignedIn(admin.token), await isSignedIn(other)]).toEqual([true, false]);
    });

    it('not without the password, nor by a wrong code, nor by one of a key that was replaced', async () => {
      const { key: replaced } = await beginWith();
      ({ key } = await beginWith());
      expect(await give(turnOn, codeNow(), 'not my password')).toMatchObject(refusal('wrong_credentials'));
      expect(await give(turnOn, wrongCode())).toMatchObject(refusal('wrong_code'));
      expect(await give(turnOn, codeNow(0, replaced))).toMatchObject(refusal('wrong_code'));
      expect(await readState()).toMatchObject({ isOn: false });
      expect(await logIn(admin)).toMatchObject({ status: 200 });
    });

    it('once: no key is made or turned on while it is on, and none without one made before', async () => {
      expect(await give(turnOn, '123456')).toMatchObject(refusal('conflict', 409));
      await turnItOn();
      expect(await app().call(begin, { token: admin.token })).toMatchObject(refusal('conflict', 409));
      expect(await give(turnOn, codeNow())).toMatchObject(refusal('conflict', 409));
    });

    it('and keeps no key and no recovery code that can be read', async () => {
      const codes = await turnItOn();
      const kept = JSON.stringify([
        await app().services.db.select().from(accountTotp),
        await app().services.db.select().from(recoveryCode),
      ]);
      for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(kept).not.toContain(secret);
    });
  });

  describe('asks at sign-in', () => {
    it('for a code once the password is right, and not before', async () => {
      await turnItOn();
      const asked = await logIn(admin);
      expect(asked).toMatchObject(refusal('code_required'));
      expect(asked.text).not.toContain('token');
      const wrong = await logIn(admin, undefined, 'not my password');
      const plain = await createAdministrator();
      expect(wrong.text).toBe((await logIn(plain, undefined, 'not my password')).text);
      expect((await logIn(admin, codeNow(), 'not my password')).text).toBe(wrong.text);
      expect((await logIn(admin, wrongCode(), 'not my password')).text).toBe(wrong.text);
    });

    it('and takes the code that is shown, with gaps too', async () => {
      await turnItOn();
      const now = codeNow();
      const reply = await logIn(admin, `${now.slice(0, 3)} ${now.slice(3)}`);
      expect(reply).toMatchObject({ status: 200, body: { role: 'admin' } });
      expect(await isSignedIn(String(reply.body.token))).toBe(true);
    });

    it('and takes a code for its 30 seconds only, and says so to who was slow, which is no guess', async () => {
      await turnItOn();
      const shown = codeNow();
      const stepStart = Math.floor(Date.now() / STEP_MS) * STEP_MS;
      vi.setSystemTime(stepStart + STEP_MS);
      for (let n = 0; n <= MAX_WRONG_CODES; n += 1) {
        const late = await logIn(admin, shown);
        expect(late).toMatchObject(refusal('wrong_code'));
        expect(late.body.message).toContain('30 seconds');
      }
      expect(await logIn(admin, codeNow(1))).toMatchObject(refusal('wrong_code'));
      const wrong = await logIn(admin, codeNow(-5));
      expect(wrong.body.message).not.toContain('30 seconds');
      vi.setSystemTime(stepStart + STEP_MS - 1);
      expect(await logIn(admin, shown)).toMatchObject({ status: 200 });
    });

    it('and takes no code twice, nor an older one, also of two calls at once', async () => {
      ({ key } = await beginWith());
      const first = codeNow();
      await give(turnOn, first);
      expect(await logIn(admin, first)).toMatchObject(refusal('wrong_code'));
      await forgetSteps();
      const replies = await Promise.all([logIn(admin, codeNow()), logIn(admin, codeNow())]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await logIn(admin, codeNow(-1))).toMatchObject(refusal('wrong_code'));
    });

    it('and takes each recovery code once, however it is typed', async () => {
      const [first = '', second = ''] = await turnItOn();
      expect(await logIn(admin, first)).toMatchObject({ status: 200 });
      expect(await logIn(admin, first)).toMatchObject(refusal('wrong_code'));
      expect(await logIn(admin, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({
        status: 200,
      });
      expect(await readState()).toEqual({ isOn: true, recoveryCodesLeft: 8 });
    });

    it('and takes a recovery code that was made when they had 80 bits', async () => {
      await turnItOn();
      const codeHash = hashToken('ABCDEFGHIJKLMNOP');
      await app().services.db.insert(recoveryCode).values({ accountId: admin.accountId, codeHash });
      expect(await logIn(admin, 'ABCD-EFGH-IJKL-MNOP')).toMatchObject({ status: 200 });
      expect(await logIn(admin, 'ABCD-EFGH-IJKL-MNOP-Q')).toMatchObject({ status: 400 });
    });

    it('and takes no recovery code of another account', async () => {
      const [theirs = ''] = await turnItOn();
      admin = await createAdministrator();
      await turnItOn();
      expect(await logIn(admin, theirs)).toMatchObject(refusal('wrong_code'));
    });

    it.each(['', '12345', '1234567', 'ABCD-EFGH', 'x'.repeat(41), 123456, { $ne: null }, ['123456']])(
      'and answers 400 to %j, which is no code',
      async (code) => {
        const body = { email: admin.email, password: PASSWORD, code };
        expect(await app().call(login, { body })).toMatchObject({
          status: 400,
          body: { errors: { code: expect.any(String) } },
        });
      },
    );

    it('nobody who has not turned it on, whatever code they send', async () => {
      expect(await logIn(admin, '123456')).toMatchObject({ status: 200 });
      await beginWith();
      expect(await logIn(admin)).toMatchObject({ status: 200 });
    });
  });

  describe('after wrong codes', () => {
    async function giveWrongCodes(times: number) {
      for (let n = 0; n < times; n += 1)
        expect(await logIn(admin, wrongCode())).toMatchObject(refusal('wrong_code'));
    }

    it('in a row takes none for a while, anywhere, and takes them again after it', async () => {
      const [recovery = ''] = await turnItOn();
      await giveWrongCodes(MAX_WRONG_CODES);
      for (const code of [codeNow(), recovery, wrongCode()])
        expect(await logIn(admin, code)).toMatchObject(refusal('too_many_requests', 429));
      expect(await give(turnOff, codeNow())).toMatchObject(refusal('too_many_requests', 429));
      expect(await logIn(admin, codeNow(), 'not my password')).toMatchObject(refusal('wrong_credentials'));
      const [row] = await app()
        .services.db.select()
        .from(accountTotp)
        .where(eq(accountTotp.accountId, admin.accountId));
      const minutesLeft = ((row?.lockedUntil?.getTime() ?? 0) - Date.now()) / 60_000;
      expect(minutesLeft).toBeGreaterThan(13);
      expect(minutesLeft).toBeLessThanOrEqual(15);
      await change({ lockedUntil: new Date(Date.now() - 1) });
      expect(await logIn(admin, recovery)).toMatchObject({ status: 200 });
    });

    it('that are not in a row, or long ago, takes the next', async () => {
      await turnItOn();
      await giveWrongCodes(MAX_WRONG_CODES - 1);
      expect(await logIn(admin, codeNow())).toMatchObject({ status: 200 });
      await giveWrongCodes(MAX_WRONG_CODES - 1);
      await change({ firstWrongAt: new Date(Date.now() - 16 * 60_000) });
      await giveWrongCodes(MAX_WRONG_CODES - 1);
      await forgetSteps();
      expect(await logIn(admin, codeNow())).toMatchObject({ status: 200 });
    });
  });

  describe('is turned off, and gets new recovery codes', () => {
    it.each([turnOff, renewCodes])('only with password and code: %o', async (route) => {
      const codes = await turnItOn();
      expect(await give(route, codeNow(), 'not my password')).toMatchObject(refusal('wrong_credentials'));
      expect(await give(route, wrongCode())).toMatchObject(refusal('wrong_code'));
      const token = admin.token;
      for (const body of [{ password: PASSWORD }, { code: codeNow() }, {}])
        expect(await app().call(route, { token, body })).toMatchObject({ status: 400 });
      expect(await readState()).toEqual({ isOn: true, recoveryCodesLeft: codes.length });
      expect(await give(route, codeNow())).toMatchObject({ status: 200 });
    });

    it('with one of these codes too, and then asks for none', async () => {
      const [recovery = ''] = await turnItOn();
      expect(await give(turnOff, recovery)).toMatchObject({ status: 200 });
      expect(await readState()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
      expect(await logIn(admin)).toMatchObject({ status: 200 });
      expect(await give(turnOff, codeNow())).toMatchObject(refusal('conflict', 409));
      expect(await give(renewCodes, codeNow())).toMatchObject(refusal('conflict', 409));
    });

    it('that take the place of the old ones', async () => {
      const [old = ''] = await turnItOn();
      const fresh = codesOf(await give(renewCodes, codeNow()));
      expect(fresh).toHaveLength(10);
      expect(await logIn(admin, old)).toMatchObject(refusal('wrong_code'));
      expect(await logIn(admin, fresh[0])).toMatchObject({ status: 200 });
    });
  });

  it('stays on when the password is set anew by mail', async () => {
    await turnItOn();
    await app().call(accountRoutes.forgotPassword, { body: { email: admin.email } });
    const token = await mailedToken(app(), admin.email, '/reset-password');
    const password = 'another-good-password';
    await app().call(accountRoutes.resetPassword, { body: { token, password } });
    expect(await logIn(admin, undefined, password)).toMatchObject(refusal('code_required'));
    expect(await logIn(admin, codeNow(), password)).toMatchObject({ status: 200 });
  });
});
