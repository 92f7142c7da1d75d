import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { account } from '../../../db/schema/accounts.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { makeProvisional, PROVISIONAL_DAYS } from './provisional-password.ts';

const DAY_MS = 24 * 60 * 60_000;
const OWN = 'a-good-long-password';

describeOnBothDatabases('a password that the program made', (database) => {
  const app = useTestApp(database);
  const email = 'first@example.com';
  const logIn = (password: string) => app().call(authRoutes.login, { body: { email, password } });
  const endProvisional = () =>
    app()
      .services.db.update(account)
      .set({ provisionalUntil: new Date(Date.now() - 1) })
      .where(eq(account.email, email));
  const ensure = ({ password, provisionalUntil } = makeProvisional()) =>
    app().services.auth.ensureAdministrator(email, password, provisionalUntil);

  it('is random, and ends after some days', () => {
    const made = makeProvisional(new Date(0));
    expect(made.provisionalUntil.getTime()).toBe(PROVISIONAL_DAYS * DAY_MS);
    expect(made.password).toMatch(/^[\w-]{22}$/);
    expect(makeProvisional().password).not.toBe(made.password);
  });

  it('signs in until then only; the next start makes another, and one that was changed lasts', async () => {
    const first = makeProvisional();
    expect(await ensure(first)).toBe(true);
    expect((await logIn(first.password)).status).toBe(200);
    expect(await ensure(), 'a start while it works').toBe(false);
    await endProvisional();
    expect(await logIn(first.password)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect((await logIn('not this one')).body.code, 'told only to who knows it').toBe('wrong_credentials');

    const second = makeProvisional();
    expect(await ensure(second), 'a start after it').toBe(true);
    const { token } = (await logIn(second.password)).body as { token: string };
    const body = { currentPassword: second.password, password: OWN };
    expect((await app().call(accountRoutes.changePassword, { token, body })).status).toBe(200);
    const [stored] = await app().services.db.select().from(account).where(eq(account.email, email));
    expect(stored?.provisionalUntil).toBeNull();
    expect(await ensure()).toBe(false);
    expect((await logIn(OWN)).status).toBe(200);
  });

  it('is none where the operator has chosen it', async () => {
    const [chosen, other] = ['chosen-by-somebody', 'another-password'];
    await app().services.db.delete(account).where(eq(account.email, email));
    expect(await app().services.auth.ensureAdministrator(email, chosen)).toBe(true);
    const [stored] = await app().services.db.select().from(account).where(eq(account.email, email));
    expect(stored?.provisionalUntil).toBeNull();
    expect(await app().services.auth.ensureAdministrator(email, other, new Date(0))).toBe(false);
  });
});
