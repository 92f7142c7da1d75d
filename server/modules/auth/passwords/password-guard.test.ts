import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { passwordTry } from '../../../db/schema/accounts.ts';
import { signUp } from '../../../testing/accounts.ts';
import { mailedToken, mailsTo } from '../../../testing/mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { DAY_MS } from '../../../time.ts';
import { FREE_TRIES, LONGEST_WAIT_S } from './password-tries.repository.ts';

/** Accounts of tests are made from here, so it is a network that their owners have used. */
const HOME = '127.0.0.1';
const NEW_PASSWORD = 'quite-another-password';
const hasToWait = { status: 429, body: { code: 'too_many_requests' } };
const isWrong = { status: 401, body: { code: 'wrong_credentials' } };

describeOnBothDatabases('passwords that are tried one after the other', (database) => {
  const app = useTestApp(database);
  let strangers = 0;

  /** From an address that nobody has used before, unless one is given. */
  function login(email: string, password = 'a-wrong-password', from?: string) {
    strangers += 1;
    const stranger = `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`;
    return app().call(authRoutes.login, { body: { email, password }, from: from ?? stranger });
  }
  const warnings = async (email: string) =>
    (await mailsTo(app(), email)).filter(({ subject }) => subject.startsWith('Wrong passwords'));
  async function tryAll(email: string, from?: string) {
    for (let tried = 0; tried < FREE_TRIES; tried += 1)
      expect(await login(email, undefined, from)).toMatchObject(isWrong);
    // The first wait is a second only: it must not pass by itself while the test goes on.
    await setBack(-60);
  }
  /** As if everything had been tried so long ago; not by the database's clock, which may be another one. */
  const setBack = (seconds: number) =>
    database()
      .write.update(passwordTry)
      .set({ lastAt: new Date(Date.now() - seconds * 1000) });
  async function resetFrom(email: string, from: string) {
    await app().call(accountRoutes.forgotPassword, { body: { email } });
    const token = await mailedToken(app(), email, '/reset-password');
    const body = { token, password: NEW_PASSWORD };
    expect(await app().call(accountRoutes.resetPassword, { body, from })).toMatchObject({ status: 200 });
  }

  it('from ever other addresses have to wait, ever longer; the owner is told once', async () => {
    const { email, password } = await signUp(app());
    await tryAll(email);
    for (const next of ['a-wrong-password', password])
      expect(await login(email, next)).toMatchObject(hasToWait);
    expect(await warnings(email)).toHaveLength(1);
    for (const [more, waitS] of [
      [0, 1],
      [7, 128],
      [50, LONGEST_WAIT_S],
    ] as const) {
      await database()
        .write.update(passwordTry)
        .set({ tries: FREE_TRIES + more });
      await setBack(waitS / 2 - 30);
      expect(await login(email), `before ${waitS} seconds after ${more} more`).toMatchObject(hasToWait);
      await setBack(waitS);
      expect(await login(email), `${waitS} seconds after ${more} more`).toMatchObject(isWrong);
    }
    expect(await warnings(email)).toHaveLength(1);
    await setBack(LONGEST_WAIT_S);
    expect(await login(email, password)).toMatchObject({ status: 200 });
    await tryAll(email);
  });

  it('keep nobody out who signs in from where they have signed in before', async () => {
    const { email, password } = await signUp(app());
    await tryAll(email);
    expect(await login(email, password, '203.0.113.9')).toMatchObject(hasToWait);
    expect(await login(email, password, HOME)).toMatchObject({ status: 200 });
    expect(await login(email), 'which gives strangers no more tries').toMatchObject(hasToWait);
    await tryAll(email, HOME);
    expect(await login(email, undefined, HOME), 'also there not without end').toMatchObject(hasToWait);
  });

  it('keep nobody out who has set a new password by mail, from there and from elsewhere', async () => {
    const { email } = await signUp(app());
    await tryAll(email);
    await resetFrom(email, '203.0.113.20');
    expect(await login(email, NEW_PASSWORD, '203.0.113.21')).toMatchObject({ status: 200 });
    await tryAll(email);
    expect(await login(email, NEW_PASSWORD, '203.0.113.22')).toMatchObject(hasToWait);
    expect(await login(email, NEW_PASSWORD, '203.0.113.20')).toMatchObject({ status: 200 });
  });

  it('are counted before they are checked, so that many at once are no way around', async () => {
    const { email } = await signUp(app());
    const replies = await Promise.all(Array.from({ length: FREE_TRIES + 10 }, () => login(email)));
    // However slow the machine, the short first waits let only a few more through.
    const taken = replies.filter(({ status }) => status === 401).length;
    expect(taken).toBeGreaterThanOrEqual(FREE_TRIES);
    expect(taken).toBeLessThan(FREE_TRIES + 5);
  });

  it('are refused alike where there is no account, and nobody is mailed', async () => {
    const nobody = 'nobody-at-all@example.com';
    await tryAll(nobody);
    expect(await login(nobody)).toMatchObject(hasToWait);
    expect(await mailsTo(app(), nobody)).toEqual([]);
  });

  it('are counted for who is signed in as well, each session by itself', async () => {
    const { email, token, password } = await signUp(app());
    const change = (currentPassword: string) =>
      app().call(accountRoutes.changePassword, { token, body: { currentPassword, password: NEW_PASSWORD } });
    for (let tried = 0; tried < FREE_TRIES; tried += 1)
      expect(await change('a-wrong-password')).toMatchObject(isWrong);
    await setBack(-60);
    expect(await change(password)).toMatchObject(hasToWait);
    expect(await warnings(email)).toHaveLength(1);
    expect(await login(email, password)).toMatchObject({ status: 200 });
  });

  it('are forgotten after a day, and places where somebody signed in after 90; neither can be read', async () => {
    const { email, password } = await signUp(app());
    await database().write.delete(passwordTry);
    await login(email);
    await login(email, password, HOME);
    const rows = await database().write.select().from(passwordTry);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/example|127\.0|198\.51/);
    const sweep = () => app().services.passwordGuard.sweepTries();
    await setBack(25 * 60 * 60);
    expect(await sweep()).toBe(1);
    const long = sql`${new Date(Date.now() - 91 * DAY_MS)}`;
    await database().write.update(passwordTry).set({ lastAt: long, signedInAt: long });
    expect(await sweep()).toBe(1);
  });
});
