import { expect, it } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { emailChangeRoutes, type PendingEmail } from '../../../contracts/account/email-change.ts';
import { accountToken, passwordTry } from '../../db/schema/accounts.ts';
import { createApprovedCompany, signUp, type TestAccount } from '../../testing/accounts.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { MAX_LINKS_PER_HOUR } from './account-links.ts';

const { pending, begin, withdraw, confirm, undo } = emailChangeRoutes;
const gone = { status: 403, body: { code: 'link_expired' } };

describeOnBothDatabases('a change of address', (database) => {
  const app = useTestApp(database);

  const ask = ({ token, password }: TestAccount, email: string, typed = password) =>
    app().call(begin, { token, body: { email, password: typed } });
  const login = (email: string, password: string) =>
    app().call(authRoutes.login, { body: { email, password } });
  const read = async ({ token }: Pick<TestAccount, 'token'>) =>
    (await app().call(authRoutes.userInfo, { token })).body.data as {
      email: string;
      emailConfirmed: boolean;
    };
  const waiting = async ({ token }: TestAccount) =>
    (await app().call(pending, { token })).body.data as PendingEmail | null;
  const confirmed = async (email: string, token?: string) =>
    app().call(confirm, { token, body: { token: await mailedToken(app(), email, '/confirm-new-email') } });
  const undone = async (email: string) =>
    app().call(undo, { body: { token: await mailedToken(app(), email, '/undo-email-change') } });

  it('waits for the new mailbox, whose link makes it, once', async () => {
    const person = await signUp(app());
    const email = `next-${person.email}`;
    expect(await ask(person, email)).toMatchObject({ status: 200 });
    expect((await read(person)).email).toBe(person.email);
    expect(await waiting(person)).toMatchObject({ email });
    expect(await confirmed(email, person.token)).toMatchObject({ status: 200 });
    expect(await read(person)).toMatchObject({ email, emailConfirmed: true });
    expect(await waiting(person)).toBeNull();
    expect(await login(email, person.password)).toMatchObject({ status: 200 });
    expect(await login(person.email, person.password)).toMatchObject({ status: 401 });
    expect(await confirmed(email)).toMatchObject(gone);
  });

  it('ends every session but the one in which the link is opened, and links of before', async () => {
    const person = await signUp(app());
    const other = String((await login(person.email, person.password)).body.token);
    await app().call(accountRoutes.forgotPassword, { body: { email: person.email } });
    const forPassword = await mailedToken(app(), person.email, '/reset-password');
    await ask(person, `kept-${person.email}`);
    await confirmed(`kept-${person.email}`, person.token);
    expect(await app().call(authRoutes.userInfo, { token: other })).toMatchObject({ status: 401 });
    expect(await app().call(authRoutes.userInfo, { token: person.token })).toMatchObject({ status: 201 });
    const body = { token: forPassword, password: 'an-even-better-password' };
    expect(await app().call(accountRoutes.resetPassword, { body })).toMatchObject(gone);
  });

  it('keeps no session that is another account’s', async () => {
    const [person, stranger] = [await signUp(app()), await signUp(app())];
    await ask(person, `x-${person.email}`);
    expect(await confirmed(`x-${person.email}`, stranger.token)).toMatchObject({ status: 200 });
    expect(await app().call(authRoutes.userInfo, { token: person.token })).toMatchObject({ status: 401 });
    expect((await read(stranger)).email).toBe(stranger.email);
  });

  it('is told to the old mailbox before and after, and undone from there either way', async () => {
    for (const isConfirmed of [false, true]) {
      const person = await signUp(app());
      const email = `thief-${person.email}`;
      await ask(person, email);
      if (isConfirmed) await confirmed(email, person.token);
      const told = (await mailsTo(app(), person.email)).filter(({ text }) => text.includes(email));
      expect(told).toHaveLength(isConfirmed ? 2 : 1);
      expect(await undone(person.email)).toMatchObject({ status: 200 });
      expect(await app().call(authRoutes.userInfo, { token: person.token })).toMatchObject({ status: 401 });
      expect(await login(person.email, person.password)).toMatchObject({ status: 401 });
      expect(await confirmed(email)).toMatchObject(gone);
      expect(await undone(person.email)).toMatchObject(gone);
      const token = await mailedToken(app(), person.email, '/reset-password');
      const body = { token, password: 'an-even-better-password' };
      expect(await app().call(accountRoutes.resetPassword, { body })).toMatchObject({ status: 200 });
      expect(await login(person.email, 'an-even-better-password')).toMatchObject({ status: 200 });
    }
  });

  it('needs the password, whose guesses are counted', async () => {
    const person = await signUp(app());
    const email = `guess-${person.email}`;
    const wrong = { status: 401, body: { code: 'wrong_credentials' } };
    expect(await ask(person, email, 'not it')).toMatchObject(wrong);
    // So many in a row that the next has to wait for minutes.
    await app().services.db.update(passwordTry).set({ tries: 30 });
    expect(await ask(person, email)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await mailsTo(app(), email)).toEqual([]);
  });

  it('is mailed only so often within an hour, and the last one counts', async () => {
    const person = await signUp(app());
    for (let mails = 0; mails < MAX_LINKS_PER_HOUR; mails += 1) {
      expect(await ask(person, `n${mails}-${person.email}`)).toMatchObject({ status: 200 });
    }
    expect(await ask(person, `more-${person.email}`)).toMatchObject({ status: 429 });
    expect(await confirmed(`n0-${person.email}`)).toMatchObject(gone);
    expect(await confirmed(`n${MAX_LINKS_PER_HOUR - 1}-${person.email}`)).toMatchObject({ status: 200 });
  });

  it('is refused for an address that is one’s own, taken, or taken before the link is opened', async () => {
    const [person, other] = [await signUp(app()), await signUp(app())];
    expect(await ask(person, person.email)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await ask(person, other.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const email = `wanted-${person.email}`;
    await ask(person, email);
    const body = { name: 'Somebody', email, password: person.password };
    await app().call(authRoutes.register, { body });
    expect(await confirmed(email)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await read(person)).email).toBe(person.email);
  });

  it('ends on wish, and there is nothing to end without one', async () => {
    const person = await createApprovedCompany(app());
    expect(await app().call(withdraw, { token: person.token })).toMatchObject({ status: 404 });
    const email = `changed-mind-${person.email}`;
    await ask(person, email);
    expect(await app().call(withdraw, { token: person.token })).toMatchObject({ status: 200 });
    expect(await waiting(person)).toBeNull();
    expect(await confirmed(email)).toMatchObject(gone);
  });

  it('is opened by no expired link, none for another purpose and none that was never made, all alike', async () => {
    const person = await signUp(app());
    const email = `late-${person.email}`;
    await ask(person, email);
    const key = await mailedToken(app(), email, '/confirm-new-email');
    const forOther = await mailedToken(app(), person.email, '/undo-email-change');
    await app()
      .services.db.update(accountToken)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    const tried = [key, forOther, 'x'.repeat(43)];
    const replies = await Promise.all(tried.map((token) => app().call(confirm, { body: { token } })));
    expect(replies[0]).toMatchObject(gone);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it.each([undefined, '', 'no address', 5])('answers 400 for the address %j', async (email) => {
    const { token, password } = await signUp(app());
    expect(await app().call(begin, { token, body: { email, password } })).toMatchObject({
      status: 400,
      body: { errors: { email: expect.any(String) } },
    });
  });
});
