import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { accountToken } from '../../../db/schema/accounts.ts';
import { createAdministrator, signUp, type TestAccount } from '../../../testing/accounts.ts';
import { mailedToken, mailsTo } from '../../../testing/mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { MAX_LINKS_PER_HOUR } from '../account-links.ts';

const NEW_PASSWORD = 'another-good-password';
const SUBJECT = 'Set a new password for Manualist';
const CHANGED = 'Your Manualist password was changed';

describeOnBothDatabases('passwords', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com/' });
  const { forgotPassword, resetPassword, changePassword } = accountRoutes;
  const { login, userInfo } = authRoutes;

  const logIn = (email: string, password: string) => app().call(login, { body: { email, password } });
  const isSignedIn = async (token: string) => (await app().call(userInfo, { token })).status === 201;
  const ask = (email: string) => app().call(forgotPassword, { body: { email } });
  const subjectsTo = async (email: string) => (await mailsTo(app(), email)).map((mail) => mail.subject);
  async function askForLink({ email }: TestAccount): Promise<string> {
    await ask(email);
    return mailedToken(app(), email, '/reset-password');
  }
  const reset = (token: string, password = NEW_PASSWORD) =>
    app().call(resetPassword, { body: { token, password } });

  describe('a forgotten one', () => {
    it('is set anew by a mailed link: all sessions end, the address is confirmed, a mail says so', async () => {
      const account = await signUp(app());
      const other = String((await logIn(account.email, account.password)).body.token);
      expect(await reset(await askForLink(account))).toMatchObject({ status: 200 });
      expect(await isSignedIn(account.token)).toBe(false);
      expect(await isSignedIn(other)).toBe(false);
      expect(await logIn(account.email, account.password)).toMatchObject({ status: 401 });
      const signedIn = await logIn(account.email, NEW_PASSWORD);
      expect(signedIn.status).toBe(200);
      const info = await app().call(userInfo, { token: String(signedIn.body.token) });
      expect(info.body.data).toMatchObject({ emailConfirmed: true });
      expect(await subjectsTo(account.email)).toContain(CHANGED);
    });

    it('has its link from the configured address, whatever host the call names', async () => {
      const account = await signUp(app());
      await app().app.inject({
        method: 'POST',
        url: forgotPassword.path,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
        payload: { email: account.email },
      });
      await mailedToken(app(), account.email, '/reset-password');
      const [mail] = await mailsTo(app(), account.email);
      expect(mail?.text).toContain('https://help.example.com/reset-password#');
      expect(mail?.text).not.toContain('evil');
    });

    it('works once, and ends the other links of the account', async () => {
      const account = await signUp(app());
      const first = await askForLink(account);
      await ask(account.email);
      const links = async () => (await subjectsTo(account.email)).filter((subject) => subject === SUBJECT);
      await expect.poll(async () => (await links()).length).toBe(2);
      const second = await mailedToken(app(), account.email, '/reset-password');
      expect(second).not.toBe(first);
      expect(await reset(first)).toMatchObject({ status: 200 });
      for (const token of [first, second]) {
        expect(await reset(token, 'a-third-password')).toMatchObject({
          status: 403,
          body: { code: 'link_expired' },
        });
      }
      expect(await logIn(account.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    });

    it('is set by one of two who use the link at once', async () => {
      const account = await signUp(app());
      const token = await askForLink(account);
      const replies = await Promise.all([
        reset(token, 'first-of-the-two'),
        reset(token, 'second-of-the-two'),
      ]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 403]);
    });

    it('refuses an expired link, one for another purpose and one that was never made, all alike', async () => {
      const account = await signUp(app());
      const token = await askForLink(account);
      const confirmation = await mailedToken(app(), account.email, '/confirm-email');
      await app()
        .services.db.update(accountToken)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(accountToken.purpose, 'reset-password'));
      const replies = [await reset(token), await reset(confirmation), await reset('x'.repeat(43))];
      expect(replies[0]).toMatchObject({ status: 403, body: { code: 'link_expired' } });
      expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
      expect(await isSignedIn(account.token)).toBe(true);
      expect(await app().services.passwords.sweepTokens()).toBeGreaterThan(0);
    });

    it('answers alike for an address without an account, does the same work and mails nobody', async () => {
      const account = await signUp(app());
      const known = await ask(account.email);
      const unknown = await ask('nobody-at-all@example.com');
      expect(known.status).toBe(200);
      expect(unknown.text).toBe(known.text);
      await mailedToken(app(), account.email, '/reset-password');
      expect(await mailsTo(app(), 'nobody-at-all')).toEqual([]);
    });

    it('mails an account only so often within an hour, and still answers the same', async () => {
      const account = await signUp(app());
      const answers = [];
      for (let asked = 0; asked <= MAX_LINKS_PER_HOUR; asked += 1) answers.push(await ask(account.email));
      expect(new Set(answers.map((reply) => reply.text)).size).toBe(1);
      const marker = await signUp(app());
      await askForLink(marker);
      const subjects = await subjectsTo(account.email);
      expect(subjects.filter((subject) => subject === SUBJECT)).toHaveLength(MAX_LINKS_PER_HOUR);
    });

    it('keeps only the hash of what stands in the link', async () => {
      const token = await askForLink(await signUp(app()));
      const rows = await app().services.db.select().from(accountToken);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it.each([
      [forgotPassword, { email: 'not an address' }, 'email'],
      [forgotPassword, {}, 'email'],
      [forgotPassword, { email: { $ne: '' } }, 'email'],
      [resetPassword, { token: 'short', password: NEW_PASSWORD }, 'token'],
      [resetPassword, { token: 'x'.repeat(43), password: 'short' }, 'form'],
      [resetPassword, { token: ['x'.repeat(43)], password: NEW_PASSWORD }, 'token'],
    ])('answers 400 at %o for %j and names %s', async (route, body, field) => {
      expect(await app().call(route, { body })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: { [field]: expect.any(String) } },
      });
    });
  });

  describe('a changed one', () => {
    const change = (token: string | undefined, currentPassword: unknown, password: unknown = NEW_PASSWORD) =>
      app().call(changePassword, { token, body: { currentPassword, password } });

    it('keeps this session, ends the others and what was mailed, and a mail says so', async () => {
      const account = await signUp(app());
      const other = String((await logIn(account.email, account.password)).body.token);
      const link = await askForLink(account);
      expect(await change(account.token, account.password)).toMatchObject({ status: 200 });
      expect(await isSignedIn(account.token)).toBe(true);
      expect(await isSignedIn(other)).toBe(false);
      expect(await reset(link)).toMatchObject({ status: 403 });
      expect(await logIn(account.email, account.password)).toMatchObject({ status: 401 });
      expect(await logIn(account.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
      expect(await subjectsTo(account.email)).toContain(CHANGED);
    });

    it('needs the current one, and changes nothing without it', async () => {
      const account = await signUp(app());
      const other = String((await logIn(account.email, account.password)).body.token);
      expect(await change(account.token, 'not my password')).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials' },
      });
      expect(await isSignedIn(other)).toBe(true);
      expect(await logIn(account.email, account.password)).toMatchObject({ status: 200 });
      expect(await subjectsTo(account.email)).not.toContain(CHANGED);
    });

    it('is changed by one of two who do it at once', async () => {
      const account = await signUp(app());
      const replies = await Promise.all([
        change(account.token, account.password, 'first-of-the-two'),
        change(account.token, account.password, 'second-of-the-two'),
      ]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401]);
    });

    it.each([
      ['', NEW_PASSWORD],
      [undefined, NEW_PASSWORD],
      ['a-good-long-password', 'short'],
      ['a-good-long-password', 'x'.repeat(201)],
      [{ $ne: null }, NEW_PASSWORD],
    ])('answers 400 for %j and %j without naming a field of secrets', async (currentPassword, password) => {
      const { token } = await signUp(app());
      const reply = await change(token, currentPassword, password);
      expect(reply).toMatchObject({ status: 400, body: { errors: { form: expect.any(String) } } });
      expect(reply.text).not.toContain('"currentPassword"');
    });

    it('is an administrator’s own business too, and nobody’s without a session', async () => {
      const { token } = await createAdministrator(app());
      expect(await change(token, 'wrong')).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials' },
      });
      expect(await change(undefined, 'any')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    });
  });
});

describeOnBothDatabases('asking for links, with limits', (database) => {
  const app = useTestApp(database, { RATE_LIMIT_SCALE: '1' });

  it('is refused after some calls a minute from one place, for any address alike', async () => {
    const ask = async (n: number) => {
      const body = { email: `person-${n}@example.com` };
      return (await app().call(accountRoutes.forgotPassword, { body })).status;
    };
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await ask(n));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
