import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type TeamInvitation, teamRoutes } from '../../../contracts/account/team.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { company } from '../../db/schema/companies.ts';
import { mail } from '../../db/schema/platform.ts';
import { teamInvitation } from '../../db/schema/teams.ts';
import {
  createApprovedCompany,
  createPendingCompany,
  signUp,
  type TestCompany,
} from '../../testing/accounts.ts';
import { useTeam } from '../../testing/team-scene.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the team of a company', (database) => {
  const app = useTestApp(database);
  const { newAddress, teamOf, inviteTo, userOf } = useTeam(app);
  const { invite, withdraw, openInvitation, join, joinAsNew } = teamRoutes;
  let owner: TestCompany;
  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });

  it('takes an invited colleague in, who then works like the owner but for team and plan', async () => {
    const email = newAddress();
    const { reply, token } = await inviteTo(owner, ` ${email.toUpperCase()} `);
    expect(reply).toMatchObject({ status: 201, body: { data: { email } } });
    expect(reply.text).not.toContain(token);
    expect(await app().call(openInvitation, { body: { token } })).toMatchObject({
      status: 200,
      body: { data: { company_name: 'Halloran Pumps', email, hasAccount: false } },
    });
    const body = { token, name: 'Ravi', password: 'long-enough-1' };
    const joined = await app().call(joinAsNew, { body });
    expect(joined).toMatchObject({ status: 200, body: { role: 'company' } });
    const member = String(joined.body.token);
    expect(await userOf(member)).toMatchObject({
      email,
      role: 'company',
      company: { _id: owner.companyId, isOwner: false },
    });
    expect(await userOf(owner.token)).toMatchObject({ company: { isOwner: true } });
    expect(await app().call(productRoutes.allProducts, { token: member })).toMatchObject({ status: 200 });
    const change = { token: member, body: { description: 'Changed by a member' } };
    expect(await app().call(companyRoutes.updateProfile, change)).toMatchObject({ status: 200 });
    const purchase = { token: member, body: { companyId: owner.companyId, plan: 'Free' } };
    expect(await app().call(planRoutes.createPurchase, purchase)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(
      await app().call(companyRoutes.createProfile, { token: member, body: { company_name: 'B' } }),
    ).toMatchObject({ status: 409 });
  });

  it('uses an invitation once, even by two at the same time', async () => {
    const email = newAddress();
    const { token } = await inviteTo(owner, email);
    const body = { token, name: 'Ravi', password: 'long-enough-1' };
    const replies = await Promise.all([1, 2, 3].map(() => app().call(joinAsNew, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const again = await app().call(openInvitation, { body: { token } });
    expect(again).toMatchObject({ status: 404, body: { message: 'This invitation was not found.' } });
    expect((await teamOf(owner)).invitations.map((row) => row.email)).not.toContain(email);
  });

  it('lets an existing account without a company join, and no other account', async () => {
    const invited = await signUp(app());
    const stranger = await signUp(app());
    const { token } = await inviteTo(owner, invited.email);
    expect(await app().call(openInvitation, { body: { token } })).toMatchObject({
      body: { data: { hasAccount: true } },
    });
    const body = { token, name: 'Other', password: 'long-enough-1' };
    expect(await app().call(joinAsNew, { body })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await app().call(join, { token: stranger.token, body: { token } })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await app().call(join, { token: invited.token, body: { token } })).toMatchObject({ status: 200 });
    expect(await userOf(invited.token)).toMatchObject({
      role: 'company',
      company: { _id: owner.companyId, isOwner: false },
    });
  });

  it('does not draw someone out of another company', async () => {
    const other = await createApprovedCompany(app());
    const { token } = await inviteTo(owner, other.email);
    expect(await app().call(join, { token: other.token, body: { token } })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await userOf(other.token)).toMatchObject({ company: { _id: other.companyId, isOwner: true } });
  });

  it('refuses an invitation that has expired, is withdrawn, replaced or made up', async () => {
    const email = newAddress();
    const first = await inviteTo(owner, email);
    const second = await inviteTo(owner, email);
    const open = (token: string) => app().call(openInvitation, { body: { token } });
    expect(await open(first.token)).toMatchObject({ status: 404 });
    expect(await open(second.token)).toMatchObject({ status: 200 });
    expect((await teamOf(owner)).invitations.filter((row) => row.email === email)).toHaveLength(1);
    await database()
      .write.update(teamInvitation)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(teamInvitation.email, email));
    const body = { token: second.token, name: 'Ravi', password: 'long-enough-1' };
    for (const reply of [await open(second.token), await app().call(joinAsNew, { body })]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'link_expired' } });
    }
    const id = (second.reply.body.data as TeamInvitation)._id;
    expect(await app().call(withdraw, { token: owner.token, params: { id } })).toMatchObject({ status: 200 });
    expect(await open(second.token)).toMatchObject({ status: 404 });
    expect(await app().call(withdraw, { token: owner.token, params: { id } })).toMatchObject({ status: 404 });
    expect(await open('x'.repeat(43))).toMatchObject({ status: 404 });
    expect(await open('short')).toMatchObject({ status: 400 });
  });

  it('mails an invitation as private words, for its link opens the company', async () => {
    const email = newAddress();
    await inviteTo(owner, email);
    const mails = await database().write.select().from(mail).where(eq(mail.recipient, email));
    expect(mails).toMatchObject([{ isPrivate: true }]);
  });

  it('mails few invitations to an address, over all companies, and few of a company, without links in names', async () => {
    const { write } = database();
    const others = [await createApprovedCompany(app()), await createApprovedCompany(app())];
    const stranger = newAddress();
    for (const { token } of [owner, ...others])
      expect(await app().call(invite, { token, body: { email: stranger } })).toMatchObject({ status: 201 });
    expect(await app().call(invite, { token: owner.token, body: { email: stranger } })).toMatchObject({
      status: 429,
      body: { errors: { email: expect.any(String) } },
    });
    const [sender] = others;
    if (!sender) throw new Error('There is no other company.');
    const named = { name: 'Win now:\n\nhttps://evil.example/prize' };
    await write.update(company).set(named).where(eq(company.id, sender.companyId));
    const email = newAddress();
    await app().call(invite, { token: sender.token, body: { email } });
    const [sent] = await write.select().from(mail).where(eq(mail.recipient, email));
    expect(sent?.subject).toMatch(/^Join Win now: on /);
    expect(`${sent?.text}${sent?.html}`).not.toContain('evil.example');
    for (let i = 2; i < 20; i += 1)
      await app().call(invite, { token: sender.token, body: { email: newAddress() } });
    expect(await app().call(invite, { token: sender.token, body: { email: newAddress() } })).toMatchObject({
      status: 429,
    });
  });

  it('names the address that is wrong, or in the team already', async () => {
    for (const email of ['nobody', 5, 'a@example.com, b@example.com']) {
      expect(await app().call(invite, { token: owner.token, body: { email } })).toMatchObject({
        status: 400,
        body: { errors: { email: expect.any(String) } },
      });
    }
    expect(await app().call(invite, { token: owner.token, body: { email: owner.email } })).toMatchObject({
      status: 409,
      body: { errors: { email: 'This colleague is in your team already.' } },
    });
  });

  it('is not for a company that waits for approval', async () => {
    const { token } = await createPendingCompany(app());
    expect(await app().call(invite, { token, body: { email: newAddress() } })).toMatchObject({ status: 403 });
  });
});
