import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { adminRoutes, type Client } from '../../../contracts/admin.ts';
import { authRoutes } from '../../../contracts/auth.ts';
import { companyRoutes } from '../../../contracts/companies.ts';
import { planRoutes } from '../../../contracts/plans.ts';
import { productRoutes } from '../../../contracts/products.ts';
import { type TeamInvitation, type TeamMember, teamRoutes } from '../../../contracts/team.ts';
import { company } from '../../db/schema/companies.ts';
import { mail } from '../../db/schema/platform.ts';
import { teamInvitation } from '../../db/schema/teams.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  DECIDER,
  signUp,
  type TestCompany,
} from '../../testing/accounts.ts';
import { mailedToken } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the team of a company', (database) => {
  const app = useTestApp(database);
  const { getTeam, invite, withdraw, removeMember, passOwnership, openInvitation, join, joinAsNew } =
    teamRoutes;
  let owner: TestCompany;
  let made = 0;

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
  });

  const newAddress = () => `colleague-${++made}@example.com`;
  const teamOf = async ({ token }: { token: string }) =>
    (await app().call(getTeam, { token })).body.data as {
      members: TeamMember[];
      invitations: TeamInvitation[];
    };
  const inviteTo = async ({ token }: { token: string }, email: string) => {
    const reply = await app().call(invite, { token, body: { email } });
    return { reply, token: await mailedToken(app(), email.trim(), '/join') };
  };
  const userOf = async (token: string) => (await app().call(authRoutes.userInfo, { token })).body.data;

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

  it('ends all sessions of a member who is removed, and takes the rights', async () => {
    const member = await createMember(app(), owner);
    const { email, password } = member;
    const second = String((await app().call(authRoutes.login, { body: { email, password } })).body.token);
    const params = { id: member.userId };
    expect(await app().call(removeMember, { token: owner.token, params })).toMatchObject({ status: 200 });
    for (const token of [member.token, second]) {
      expect(await app().call(productRoutes.allProducts, { token })).toMatchObject({ status: 401 });
    }
    const back = await app().call(authRoutes.login, { body: { email, password } });
    expect(back.body).toMatchObject({ role: 'user' });
    expect(await userOf(String(back.body.token))).toMatchObject({ company: null });
    expect(await app().call(removeMember, { token: owner.token, params })).toMatchObject({ status: 404 });
  });

  it('passes the ownership on, and with it what only owners do', async () => {
    const company = await createApprovedCompany(app(), 'Passed On');
    const member = await createMember(app(), company);
    const body = { memberId: member.userId };
    expect(
      await app().call(removeMember, { token: company.token, params: { id: company.userId } }),
    ).toMatchObject({
      status: 409,
    });
    expect(await app().call(passOwnership, { token: member.token, body })).toMatchObject({ status: 403 });
    expect(await app().call(passOwnership, { token: company.token, body })).toMatchObject({ status: 200 });
    expect(await app().call(getTeam, { token: company.token })).toMatchObject({ status: 403 });
    expect((await teamOf(member)).members).toMatchObject([
      { _id: member.userId, isOwner: true },
      { _id: company.userId, isOwner: false },
    ]);
    const admin = await createAdministrator(app());
    const { body: list } = await app().call(adminRoutes.getCompanies, {
      token: admin.token,
      query: { search: 'Passed On' },
    });
    expect((list.data as Client[]).map((client) => client.user.id)).toEqual([member.userId]);
  });

  it('answers for another company’s people and invitations as for ones that do not exist', async () => {
    const other = await createApprovedCompany(app());
    const theirs = await createMember(app(), other);
    const { reply } = await inviteTo(other, newAddress());
    const invitationId = (reply.body.data as TeamInvitation)._id;
    const { token } = owner;
    const both = async (id: string, call: (id: string) => ReturnType<ReturnType<typeof app>['call']>) => {
      const [foreign, missing] = [await call(id), await call(randomUUID())];
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    };
    await both(theirs.userId, (id) => app().call(removeMember, { token, params: { id } }));
    await both(invitationId, (id) => app().call(withdraw, { token, params: { id } }));
    await both(theirs.userId, (memberId) => app().call(passOwnership, { token, body: { memberId } }));
    expect((await teamOf(other)).members).toHaveLength(2);
    expect((await teamOf(owner)).members.map((row) => row._id)).not.toContain(theirs.userId);
  });

  it('suspends and approves the whole team through its owner, who alone is a client', async () => {
    const company = await createApprovedCompany(app(), 'Whole Team');
    const member = await createMember(app(), company);
    await expect(app().services.admin.suspend(DECIDER, member.userId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await app().services.admin.suspend(DECIDER, company.userId);
    expect(await app().call(productRoutes.allProducts, { token: member.token })).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
    expect(await userOf(member.token)).toMatchObject({ role: 'user' });
    await app().services.admin.approve(DECIDER, company.userId);
    expect(await app().call(productRoutes.allProducts, { token: member.token })).toMatchObject({
      status: 200,
    });
    const admin = await createAdministrator(app());
    const { body } = await app().call(adminRoutes.getCompanies, {
      token: admin.token,
      query: { search: 'Whole Team' },
    });
    expect(body).toMatchObject({ total: 1, data: [{ user: { id: company.userId } }] });
    const details = { token: admin.token, params: { id: company.companyId } };
    expect(await app().call(adminRoutes.getCompanyDetails, details)).toMatchObject({
      body: { data: { user: { id: company.userId } } },
    });
  });

  it('gives a member who joins during an approval the rights that were decided', async () => {
    const company = await createApprovedCompany(app());
    const { token } = await inviteTo(company, newAddress());
    await app().services.admin.suspend(DECIDER, company.userId);
    let joining: ReturnType<ReturnType<typeof app>['call']> | undefined;
    let approving: Promise<unknown> | undefined;
    await database().write.transaction(async (tx) => {
      await tx.execute(sql`select 1 from company where id = ${company.companyId} for update`);
      joining = app().call(joinAsNew, { body: { token, name: 'Ravi', password: 'long-enough-1' } });
      await sleep(500);
      approving = app().services.admin.approve(DECIDER, company.userId);
      await sleep(500);
    });
    await approving;
    const joined = await joining;
    expect(joined?.status).toBe(200);
    expect(await userOf(String(joined?.body.token))).toMatchObject({ role: 'company' });
  });

  it('is not for a company that waits for approval', async () => {
    const { token } = await createPendingCompany(app());
    expect(await app().call(invite, { token, body: { email: newAddress() } })).toMatchObject({ status: 403 });
  });
});
