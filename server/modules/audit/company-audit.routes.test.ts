import { beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import {
  type CompanyAuditEntry,
  companyAuditRoutes,
  SIGN_INS_KEPT_DAYS,
  type SignIn,
} from '../../../contracts/company/company-audit.ts';
import { signIn } from '../../db/schema/teams.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { entries, exportEntries, signIns, exportSignIns } = companyAuditRoutes;
const KEPT_MS = SIGN_INS_KEPT_DAYS * 24 * 3_600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnBothDatabases('what happened in a company', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let other: TestCompany;
  let member: TestAccount;

  const list = async <T>(route: typeof entries | typeof signIns, who: TestAccount, search = '') => {
    const { body } = await app().call(route, { token: who.token, query: { search } });
    return body.data as T[];
  };
  const logIn = ({ email, password }: TestAccount, from: string) =>
    app().call(authRoutes.login, { body: { email, password }, from, headers: { 'user-agent': FIREFOX } });

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Quill House');
    member = await createMember(app(), owner, 'Ravi Okafor');
    const left = await createMember(app(), owner, 'Mara Lind');
    await app().call(teamRoutes.removeMember, { token: owner.token, params: { id: left.userId } });
    const { token } = await createAdministrator(app());
    const body = { userId: owner.userId, reason: 'Unpaid.' };
    await app().call(adminRoutes.suspendUser, { token, body });
    await app().call(adminRoutes.approveUser, { token, body: { userId: owner.userId } });
    await logIn(member, '203.0.113.77');
  });

  it('is its own part of the trail, newest first, found by name', async () => {
    const own = await list<CompanyAuditEntry>(entries, owner);
    expect(own.map(({ action }) => action)).toEqual([
      'client.approved',
      'client.suspended',
      'member.removed',
      'client.approved',
    ]);
    expect(own[2]).toMatchObject({
      actor: { id: owner.userId, email: owner.email, tokenId: null },
      subject: { name: 'Mara Lind' },
    });
    expect(await list<CompanyAuditEntry>(entries, owner, 'mara')).toHaveLength(1);
    expect(await list<CompanyAuditEntry>(entries, owner, 'nobody')).toEqual([]);
    const others = await list<CompanyAuditEntry>(entries, other);
    expect(others.map(({ action }) => action)).toEqual(['client.approved']);
  });

  it('tells nothing of administrators but their name', async () => {
    const [approved] = await list<CompanyAuditEntry>(entries, owner);
    expect(approved?.actor).toMatchObject({ name: 'Administrator', email: '' });
    expect((await app().call(exportEntries, { token: owner.token })).text).not.toContain('admin@');
  });

  it('is who signed in: when, by what, from what network and device', async () => {
    const [last, ...before] = await list<SignIn>(signIns, owner);
    expect(last).toMatchObject({
      name: 'Ravi Okafor',
      email: member.email,
      network: '203.0.113.0/24',
      userAgent: FIREFOX,
      factor: 'password',
    });
    expect(Date.now() - new Date(last?.at ?? 0).getTime()).toBeLessThan(3_600_000);
    expect(before).toEqual([]);
    expect(await list<SignIn>(signIns, other)).toEqual([]);
    await app().call(authRoutes.login, { body: { email: member.email, password: 'not it' } });
    expect(await list<SignIn>(signIns, owner)).toHaveLength(1);
  });

  it('is saved as files that a spreadsheet opens', async () => {
    const trail = await app().call(exportEntries, { token: owner.token });
    expect(trail.headers['content-type']).toContain('text/csv');
    expect(trail.text.trim().split('\r\n')).toHaveLength(5);
    expect(trail.text).toContain('Member removed,Mara Lind');
    const file = await app().call(exportSignIns, { token: owner.token });
    expect(file.text).toContain(`Ravi Okafor,${member.email},203.0.113.0/24`);
    expect((await app().call(exportSignIns, { token: other.token })).text).not.toContain('Ravi');
  });

  it('forgets sign-ins after their days, in the list at once and in the table by the sweep', async () => {
    const late = await createMember(app(), other);
    await logIn(late, '2001:db8:1:2::3');
    expect(await list<SignIn>(signIns, other)).toMatchObject([{ network: '2001:db8:1::/48' }]);
    const { db, companyAudit } = app().services;
    await db.update(signIn).set({ at: new Date(Date.now() - KEPT_MS - 1000) });
    expect(await list<SignIn>(signIns, other)).toEqual([]);
    expect(await companyAudit.sweepSignIns()).toBe(2);
    expect(await db.select().from(signIn)).toEqual([]);
  });

  it('is the owner’s alone', async () => {
    for (const route of [entries, exportEntries, signIns, exportSignIns]) {
      expect(await app().call(route, { token: member.token })).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
      expect(await app().call(route)).toMatchObject({ status: 401 });
    }
  });
});
