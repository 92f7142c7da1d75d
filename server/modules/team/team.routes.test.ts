import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { type TeamInvitation, teamRoutes } from '../../../contracts/account/team.ts';
import { adminRoutes, type Client } from '../../../contracts/admin/admin.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  DECIDER,
  type TestCompany,
} from '../../testing/accounts.ts';
import { useTeam } from '../../testing/team-scene.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the team of a company', (database) => {
  const app = useTestApp(database);
  const { newAddress, teamOf, inviteTo, userOf } = useTeam(app);
  const { getTeam, withdraw, removeMember, passOwnership, joinAsNew } = teamRoutes;
  let owner: TestCompany;
  beforeAll(async () => {
    owner = await createApprovedCompany(app());
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
});
