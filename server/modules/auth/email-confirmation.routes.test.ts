import { expect, it } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { accountToken } from '../../db/schema/accounts.ts';
import { createAdministrator, createApprovedCompany, signUp } from '../../testing/accounts.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { MAX_LINKS_PER_HOUR } from './account-links.ts';

describeOnBothDatabases('the confirmation of an address', (database) => {
  const app = useTestApp(database, { PUBLIC_URL: 'https://help.example.com' });
  const { confirmEmail, resendConfirmation } = accountRoutes;
  const confirm = (token: unknown) => app().call(confirmEmail, { body: { token } });
  const resend = (token?: string) => app().call(resendConfirmation, { token });
  async function isConfirmed(token: string): Promise<unknown> {
    const { body } = await app().call(authRoutes.userInfo, { token });
    return (body.data as { emailConfirmed: boolean }).emailConfirmed;
  }

  it('is asked for by a mail at sign-up, and done by its link, without a session', async () => {
    const { email, token } = await signUp(app());
    expect(await isConfirmed(token)).toBe(false);
    const [mail] = await mailsTo(app(), email);
    expect(mail?.text).toContain('https://help.example.com/confirm-email#');
    expect(await confirm(await mailedToken(app(), email, '/confirm-email'))).toMatchObject({ status: 200 });
    expect(await isConfirmed(token)).toBe(true);
  });

  it('stays done when the link is opened again, as mail programs do', async () => {
    const { email, token } = await signUp(app());
    const key = await mailedToken(app(), email, '/confirm-email');
    await confirm(key);
    expect(await confirm(key)).toMatchObject({ status: 200 });
    expect(await isConfirmed(token)).toBe(true);
  });

  it('holds nothing up: an unconfirmed company works', async () => {
    const { token } = await createApprovedCompany(app());
    expect(await isConfirmed(token)).toBe(false);
    expect(await app().call(companyRoutes.summary, { token })).toMatchObject({ status: 200 });
  });

  it('is never asked of the administrator, whose address is a setting', async () => {
    const { token } = await createAdministrator(app());
    expect(await isConfirmed(token)).toBe(true);
    expect(await resend(token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('is mailed again on wish, only so often within an hour', async () => {
    const { email, token } = await signUp(app());
    for (let mails = 1; mails < MAX_LINKS_PER_HOUR; mails += 1) {
      expect(await resend(token)).toMatchObject({ status: 200 });
    }
    expect(await resend(token)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await mailsTo(app(), email)).toHaveLength(MAX_LINKS_PER_HOUR);
  });

  it('refuses an expired link, one for another purpose and one that was never made, all alike', async () => {
    const { email, token } = await signUp(app());
    const key = await mailedToken(app(), email, '/confirm-email');
    await app().call(accountRoutes.forgotPassword, { body: { email } });
    const forPassword = await mailedToken(app(), email, '/reset-password');
    await app()
      .services.db.update(accountToken)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    const replies = [await confirm(key), await confirm(forPassword), await confirm('x'.repeat(43))];
    expect(replies[0]).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await isConfirmed(token)).toBe(false);
  });

  it.each([undefined, '', 'short', 5, `${'x'.repeat(42)}/`])('answers 400 for the key %j', async (key) => {
    expect(await confirm(key)).toMatchObject({
      status: 400,
      body: { errors: { token: expect.any(String) } },
    });
  });

  it('is mailed to nobody without a session', async () => {
    expect(await resend()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
