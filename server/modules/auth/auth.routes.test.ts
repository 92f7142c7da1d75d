import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { session } from '../../db/schema/accounts.ts';
import { hashToken } from '../../lib/tokens.ts';
import {
  createAdministrator,
  createApprovedCompany,
  DECIDER,
  signUp,
  turnOnTwoStep,
} from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';

describeOnBothDatabases('accounts', (database) => {
  const app = useTestApp(database);
  const { register, login, userInfo, logout, sessions, endSession, endOtherSessions, prove } = authRoutes;

  it('registers an account that waits for approval, whatever role the body claims', async () => {
    const body = {
      name: 'Eve',
      email: 'Eve@Example.com',
      password: 'long-enough-1',
      role: 'admin',
      isAdmin: true,
    };
    const reply = await app().call(register, { body });
    expect(reply).toMatchObject({ status: 200, body: { role: 'user' } });
    const info = await app().call(userInfo, { token: String(reply.body.token) });
    expect(info).toMatchObject({
      status: 201,
      body: { data: { email: 'eve@example.com', role: 'user', hasMailServer: false, company: null } },
    });
  });

  it('answers 409 for an address that is taken, in any spelling of its case', async () => {
    const { email } = await signUp(app());
    const again = { name: 'Eve', email: email.toUpperCase(), password: 'long-enough-1' };
    expect(await app().call(register, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  it.each([
    [{ name: '', email: 'a@example.com', password: 'long-enough-1' }, 'name'],
    [{ name: 'A', email: 'not an address', password: 'long-enough-1' }, 'email'],
    [{ name: 'A', email: 'a@example.com', password: 'short' }, 'form'],
    [{ name: { $ne: null }, email: 'a@example.com', password: 'long-enough-1' }, 'name'],
    [{ name: 'A\u0000', email: 'a@example.com', password: 'long-enough-1' }, 'name'],
  ])('answers 400 and names the field: %j', async (body, field) => {
    const reply = await app().call(register, { body });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: { [field]: expect.any(String) } },
    });
  });

  it('signs in with the right password only, and says the same for an unknown address', async () => {
    const { email, password } = await signUp(app());
    expect(await app().call(login, { body: { email, password } })).toMatchObject({
      status: 200,
      body: { role: 'user' },
    });
    const wrong = await app().call(login, { body: { email, password: 'something else' } });
    const unknown = await app().call(login, { body: { email: 'nobody@example.com', password } });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Please Enter Valid Details' } });
    expect(unknown.text).toBe(wrong.text);
  });

  it.each([
    ' Blanks around, and Ünïcode ',
    'only lower case letters',
    'nothing ends at a \0',
    'x'.repeat(200),
  ])('takes the password %j whole and as it is', async (password) => {
    const email = `p${password.length}@example.com`;
    await app().call(register, { body: { name: 'Eve', email, password } });
    const statusOf = async (typed: string) =>
      (await app().call(login, { body: { email, password: typed } })).status;
    expect(await statusOf(password)).toBe(200);
    const others = [password.trim(), password.toUpperCase(), password.slice(0, -1)].filter(
      (other) => other !== password,
    );
    for (const other of others) expect(await statusOf(other)).toBe(401);
  });

  it('refuses calls without a session and with a token nobody has', async () => {
    for (const token of [undefined, 'x.y.z']) {
      expect(await app().call(userInfo, { token })).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in' },
      });
    }
  });

  it('ends the session at logout, not the others', async () => {
    const { email, password, token } = await signUp(app());
    const other = String((await app().call(login, { body: { email, password } })).body.token);
    expect(await app().call(logout, { token })).toMatchObject({ status: 200 });
    expect(await app().call(userInfo, { token })).toMatchObject({ status: 401 });
    expect(await app().call(userInfo, { token: other })).toMatchObject({ status: 201 });
  });

  it('ends a session that is not used for 30 days, and one in use after 90', async () => {
    const { token } = await signUp(app());
    const own = eq(session.tokenHash, hashToken(token));
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    const use = async (times: { createdAt: Date; lastSeenAt: Date; expiresAt?: Date }) => {
      await database().write.update(session).set(times).where(own);
      const { status } = await app().call(userInfo, { token });
      const [row] = await database().write.select().from(session).where(own);
      return { status, daysLeft: Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAY_MS) };
    };
    expect(await use({ createdAt: daysAgo(50), lastSeenAt: daysAgo(1) })).toEqual({
      status: 201,
      daysLeft: 30,
    });
    expect(await use({ createdAt: daysAgo(80), lastSeenAt: daysAgo(1) })).toEqual({
      status: 201,
      daysLeft: 10,
    });
    expect(await use({ createdAt: daysAgo(91), lastSeenAt: daysAgo(1) })).toMatchObject({ status: 401 });
    const unused = { createdAt: daysAgo(31), lastSeenAt: daysAgo(30), expiresAt: daysAgo(0) };
    expect(await use(unused)).toMatchObject({ status: 401 });
  });

  it('ends an administrator’s session that is not used for 12 hours, and one in use after 7 days', async () => {
    const { token } = await createAdministrator(app());
    const own = eq(session.tokenHash, hashToken(token));
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const use = async (times: { createdAt: Date; lastSeenAt: Date }) => {
      await database().write.update(session).set(times).where(own);
      const { status } = await app().call(userInfo, { token });
      const [row] = await database().write.select().from(session).where(own);
      return { status, hoursLeft: Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR_MS) };
    };
    const [begun] = await database().write.select().from(session).where(own);
    expect(Math.round(((begun?.expiresAt.getTime() ?? 0) - Date.now()) / HOUR_MS)).toBe(12);
    expect(await use({ createdAt: hoursAgo(50), lastSeenAt: hoursAgo(11) })).toEqual({
      status: 201,
      hoursLeft: 12,
    });
    expect(await use({ createdAt: hoursAgo(165), lastSeenAt: hoursAgo(1) })).toEqual({
      status: 201,
      hoursLeft: 3,
    });
    expect(await use({ createdAt: hoursAgo(50), lastSeenAt: hoursAgo(12.1) })).toMatchObject({ status: 401 });
    expect(await use({ createdAt: hoursAgo(169), lastSeenAt: hoursAgo(1) })).toMatchObject({ status: 401 });
  });

  it('ends the session that the browser held when it signs in or up anew, and no other', async () => {
    const mine = await signUp(app());
    const { email, password } = mine;
    const elsewhere = String((await app().call(login, { body: { email, password } })).body.token);
    const isIn = async (token: unknown) =>
      (await app().call(userInfo, { token: String(token) })).status === 201;
    const wrong = await app().call(login, { token: mine.token, body: { email, password: 'not this one' } });
    expect([wrong.status, await isIn(mine.token)]).toEqual([401, true]);
    const anew = await app().call(login, { token: mine.token, body: { email, password } });
    expect(anew.status).toBe(200);
    expect([await isIn(mine.token), await isIn(anew.body.token), await isIn(elsewhere)]).toEqual([
      false,
      true,
      true,
    ]);
    const body = { name: 'Ravi', email: `again-${email}`, password };
    const other = await app().call(register, { token: String(anew.body.token), body });
    expect([await isIn(anew.body.token), await isIn(other.body.token)]).toEqual([false, true]);
    expect((await app().call(login, { token: 'unknown', body: { email, password } })).status).toBe(200);
  });

  it('lists the own sessions, and ends one of them but nobody else’s', async () => {
    const mine = await signUp(app());
    const { email, password } = mine;
    const second = String((await app().call(login, { body: { email, password } })).body.token);
    const list = await app().call(sessions, { token: mine.token });
    const rows = list.body.data as { _id: string; current: boolean }[];
    expect(rows.map((row) => row.current).sort()).toEqual([false, true]);
    const other = rows.find((row) => !row.current)?._id ?? '';

    const stranger = await signUp(app());
    const params = { sessionId: other };
    expect(await app().call(endSession, { token: stranger.token, params })).toMatchObject({ status: 404 });
    expect(await app().call(endSession, { token: mine.token, params })).toMatchObject({ status: 200 });
    expect(await app().call(userInfo, { token: second })).toMatchObject({ status: 401 });
  });

  it('lists this session first, with what it signed in from, and shows nobody else’s', async () => {
    const mine = await signUp(app());
    await app().app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'user-agent': 'Firefox/140.0' },
      payload: { email: mine.email, password: mine.password },
    });
    await signUp(app());
    const { body } = await app().call(sessions, { token: mine.token });
    const rows = body.data as { current: boolean; userAgent: string; lastSeenAt: string }[];
    expect(rows.map(({ current }) => current)).toEqual([true, false]);
    expect(rows[1]?.userAgent).toBe('Firefox/140.0');
    expect(rows[1]?.lastSeenAt).toMatch(/^\d{4}-/);
    expect(JSON.stringify(body)).not.toContain(mine.token);
  });

  it('answers alike for the session of somebody else and one that never was', async () => {
    const mine = await signUp(app());
    const stranger = await signUp(app());
    const { body } = await app().call(sessions, { token: stranger.token });
    const theirs = (body.data as { _id: string }[])[0]?._id ?? '';
    const missing = '00000000-0000-7000-8000-000000000000';
    const [other, none] = [theirs, missing].map((sessionId) =>
      app().call(endSession, { token: mine.token, params: { sessionId } }),
    );
    expect(await other).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await other)?.text).toBe((await none)?.text);
    expect(await app().call(userInfo, { token: stranger.token })).toMatchObject({ status: 201 });
    const params = { sessionId: 'not-an-id' };
    expect(await app().call(endSession, { token: mine.token, params })).toMatchObject({ status: 400 });
  });

  it('ends all other sessions of the account, and nobody else’s', async () => {
    const mine = await signUp(app());
    const stranger = await signUp(app());
    const { email, password } = mine;
    const others = [];
    for (let n = 0; n < 2; n += 1) {
      others.push(String((await app().call(login, { body: { email, password } })).body.token));
    }
    expect(await app().call(endOtherSessions, { token: mine.token })).toMatchObject({
      status: 200,
      body: { message: '2 other sessions are ended.' },
    });
    for (const token of others) expect(await app().call(userInfo, { token })).toMatchObject({ status: 401 });
    for (const { token } of [mine, stranger]) {
      expect(await app().call(userInfo, { token })).toMatchObject({ status: 201 });
    }
    expect(await app().call(endOtherSessions, {})).toMatchObject({ status: 401 });
  });

  it('asks for the password, and a code where there is one, before a session of older than ten minutes ends others', async () => {
    const mine = await signUp(app());
    const { email, password, token } = mine;
    const [first = '', second = ''] = await turnOnTwoStep(app(), mine);
    const other = String((await app().call(login, { body: { email, password, code: first } })).body.token);
    const { body } = await app().call(sessions, { token });
    const rows = body.data as { _id: string; current: boolean }[];
    const params = { sessionId: rows.find(({ current }) => !current)?._id ?? '' };
    const age = (minutes: number, values: 'createdAt' | 'provenAt') =>
      database()
        .write.update(session)
        .set({ [values]: new Date(Date.now() - minutes * 60_000) });
    await age(11, 'createdAt');
    const missing = '00000000-0000-7000-8000-000000000000';
    const refusal = { status: 403, body: { code: 'proof_required' } };
    expect(await app().call(endSession, { token, params })).toMatchObject(refusal);
    expect(await app().call(endOtherSessions, { token })).toMatchObject(refusal);
    expect(await app().call(userInfo, { token: other })).toMatchObject({ status: 201 });

    const give = (proof: object) => app().call(prove, { token, body: proof });
    expect(await give({ password: 'not my password' })).toMatchObject({
      body: { code: 'wrong_credentials' },
    });
    expect(await give({ password })).toMatchObject({ body: { code: 'code_required' } });
    expect(await app().call(endSession, { token, params })).toMatchObject(refusal);
    expect(await give({ password, code: second })).toMatchObject({ status: 200 });
    expect(await app().call(endSession, { token, params: { sessionId: missing } })).toMatchObject({
      status: 404,
    });
    await age(11, 'provenAt');
    expect(await app().call(endSession, { token, params })).toMatchObject(refusal);
    await age(9, 'provenAt');
    expect(await app().call(endSession, { token, params })).toMatchObject({ status: 200 });
    expect(await app().call(userInfo, { token: other })).toMatchObject({ status: 401 });
  });

  it('shows a new role to the session that was there before', async () => {
    const company = await createApprovedCompany(app());
    expect(await app().call(userInfo, { token: company.token })).toMatchObject({
      body: { data: { role: 'company' } },
    });
    await app().services.admin.suspend(DECIDER, company.userId);
    expect(await app().call(userInfo, { token: company.token })).toMatchObject({
      body: { data: { role: 'user' } },
    });
  });

  it('makes one first administrator only', async () => {
    await createAdministrator(app());
    expect(await app().services.auth.ensureAdministrator('second@example.com', 'long-enough-1')).toBe(false);
  });
});
