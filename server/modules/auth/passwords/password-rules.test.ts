import { expect, it } from 'vitest';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { createApprovedCompany, signUp } from '../../../testing/accounts.ts';
import { mailedToken } from '../../../testing/mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const COMMON = 'iloveyou';
let made = 0;
const newEmail = () => {
  made += 1;
  return `chooser-${made}@example.com`;
};

describeOnBothDatabases('a new password', (database) => {
  const app = useTestApp(database, { BRAND_NAME: 'Quill Help' });

  const register = (password: string, { name = 'Ines Halloran', email = newEmail() } = {}) =>
    app().call(authRoutes.register, { body: { name, email, password } });
  const refusal = (why: RegExp) => ({
    status: 400,
    body: { code: 'invalid_request', errors: { password: expect.stringMatching(why) } },
  });
  const common = refusal(/^Many people have this password.+Choose another one/);

  it.each(['iloveyou', 'ILoveYou', 'password1', '12345678'])(
    'is not %s, as many have it',
    async (password) => {
      expect(await register(password)).toMatchObject(common);
    },
  );

  it.each(['Quill-Help-2026', 'quillhelp!', 'ines.halloran', 'Halloran99', 'h.moss@example.com', 'moss1234'])(
    'is not %s: the owner’s own words',
    async (password) => {
      const owner = { name: 'Ines Halloran', email: 'h.moss@example.com' };
      expect(await register(password, owner)).toMatchObject(refusal(/your name, your e-mail or Quill Help/));
    },
  );

  it.each(['ines likes bees', '49302817', 'a quill for help', 'ines-wörter'])(
    'may be %s',
    async (password) => {
      expect(await register(password)).toMatchObject({ status: 200 });
    },
  );

  it('is no common one where it is changed, and the old one stays', async () => {
    const { token, email, password } = await signUp(app());
    const body = { currentPassword: password, password: COMMON };
    expect(await app().call(accountRoutes.changePassword, { token, body })).toMatchObject(common);
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({ status: 200 });
  });

  it('is no common one where it is set by mail, and the link still works', async () => {
    const { email } = await signUp(app());
    await app().call(accountRoutes.forgotPassword, { body: { email } });
    const token = await mailedToken(app(), email, '/reset-password');
    const reset = (password: string) =>
      app().call(accountRoutes.resetPassword, { body: { token, password } });
    expect(await reset(COMMON)).toMatchObject(common);
    expect(await reset('three-unlikely-words')).toMatchObject({ status: 200 });
  });

  it('is no common one of who is invited, and the invitation stays', async () => {
    const owner = await createApprovedCompany(app());
    const email = newEmail();
    await app().call(teamRoutes.invite, { token: owner.token, body: { email } });
    const token = await mailedToken(app(), email, '/join');
    const join = (password: string) =>
      app().call(teamRoutes.joinAsNew, { body: { token, name: 'Ravi Okafor', password } });
    expect(await join(COMMON)).toMatchObject(common);
    expect(await join('three-unlikely-words')).toMatchObject({ status: 200 });
  });
});
