import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type TeamInvitation, teamRoutes } from '../../../contracts/account/team.ts';
import { mail } from '../../db/schema/platform.ts';
import { hashAddress } from '../../lib/hash-address.ts';
import { createUnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { mailedToken } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { loadLinkSecret } from '../files/link-secret.repository.ts';

describeOnBothDatabases('who wants no invitations', (database) => {
  const app = useTestApp(database);
  const { invite, getTeam, openInvitation, stopInvitations, allowInvitations } = teamRoutes;
  let vendor: TestCompany;
  let made = 0;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
  });

  const newAddress = () => `stranger-${++made}@example.com`;
  const inviteTo = (email: string, { token } = vendor) => app().call(invite, { token, body: { email } });
  const stateOf = async (email: string) => {
    const { body } = await app().call(getTeam, { token: vendor.token });
    return (body.data as { invitations: TeamInvitation[] }).invitations.find((row) => row.email === email)
      ?.mail;
  };
  async function invited() {
    const email = newAddress();
    await inviteTo(email);
    return { email, token: await mailedToken(app(), email, '/stop-invitations') };
  }

  it('gets none of that company any more, and of others as before', async () => {
    const { email, token } = await invited();
    expect(await stateOf(email)).toBe('queued');
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect(await app().call(stopInvitations, { params: { token } })).toMatchObject({ status: 200 });
    expect(await stateOf(email)).toBe('unwanted');
    const again = await inviteTo(email.toUpperCase());
    expect(again).toMatchObject({
      status: 403,
      body: { errors: { email: 'This address wants no more invitations of your company.' } },
    });
    expect(await database().write.select().from(mail).where(eq(mail.recipient, email))).toHaveLength(1);
    expect(await inviteTo(newAddress())).toMatchObject({ status: 201 });
    expect(await inviteTo(email, await createApprovedCompany(app()))).toMatchObject({ status: 201 });
  });

  it('may still join by the invitation that came, and may take it back', async () => {
    const { email, token } = await invited();
    await app().call(stopInvitations, { params: { token } });
    const join = await mailedToken(app(), email, '/join');
    expect(await app().call(openInvitation, { body: { token: join } })).toMatchObject({ status: 200 });
    expect(await app().call(allowInvitations, { params: { token } })).toMatchObject({ status: 200 });
    expect(await inviteTo(email)).toMatchObject({ status: 201 });
  });

  it('says so in a mail program, too', async () => {
    const { email, token } = await invited();
    const [sent] = await database().write.select().from(mail).where(eq(mail.recipient, email));
    const url = new URL(sent?.unsubscribeUrl ?? '').pathname;
    const opened = await app().app.inject({ method: 'GET', url });
    expect(opened).toMatchObject({ statusCode: 303, headers: { location: `/stop-invitations#${token}` } });
    expect(await stateOf(email)).toBe('queued');
    const pressed = await app().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect(await stateOf(email)).toBe('unwanted');
  });

  it('is nobody by another link', async () => {
    const { email, token } = await invited();
    const subject = `${vendor.companyId}.${hashAddress(email)}`;
    const secret = await loadLinkSecret(database().write);
    const other = Buffer.alloc(32).toString('base64url');
    const forged = [
      createUnsubscribeTokens(other, 'invitations').make(subject),
      createUnsubscribeTokens(secret, 'weekly-summary').make(subject),
      token.replace(hashAddress(email), hashAddress('somebody-else@example.com')),
    ];
    for (const wrong of forged)
      for (const route of [stopInvitations, allowInvitations])
        expect(await app().call(route, { params: { token: wrong } })).toMatchObject({
          status: 403,
          body: { code: 'link_expired' },
        });
    expect(await app().call(stopInvitations, { params: { token: 'x' } })).toMatchObject({ status: 400 });
    expect(await stateOf(email)).toBe('queued');
  });
});
