import { beforeAll, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminClientRoutes } from '../../../contracts/admin/admin-clients.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  signUp,
  type TestAccount,
} from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const { signOutUser } = adminClientRoutes;

describeOnBothDatabases('signing a client out', (database) => {
  const app = useTestApp(database);
  let admin: TestAccount;
  const signOut = (userId: string, token = admin.token) =>
    app().call(signOutUser, { token, body: { userId } });
  const isSignedIn = async ({ token }: { token: string }) =>
    (await app().call(authRoutes.userInfo, { token })).status === 201;

  beforeAll(async () => {
    admin = await createAdministrator(app());
  });

  it('ends all sessions of the owner and the members, and nobody else’s; they may sign in again', async () => {
    const owner = await createApprovedCompany(app(), 'Trail House');
    const member = await createMember(app(), owner);
    const stranger = await createApprovedCompany(app());
    const { email, password } = owner;
    const second = await app().call(authRoutes.login, { body: { email, password } });
    expect(await signOut(owner.userId)).toMatchObject({ status: 200, body: { data: { sessions: 3 } } });
    const out = [owner, member, { token: String(second.body.token) }];
    expect(await Promise.all(out.map(isSignedIn))).toEqual([false, false, false]);
    expect(await Promise.all([stranger, admin].map(isSignedIn))).toEqual([true, true]);
    const again = await app().call(authRoutes.login, { body: { email, password } });
    expect(again).toMatchObject({ status: 200, body: { role: 'company' } });
  });

  it('works for who has no company yet, and for one that waits', async () => {
    const alone = await signUp(app());
    const waiting = await createPendingCompany(app());
    for (const { userId, ...person } of [alone, waiting]) {
      expect(await signOut(userId)).toMatchObject({ status: 200, body: { data: { sessions: 1 } } });
      expect(await isSignedIn(person)).toBe(false);
    }
  });

  it('is an administrator’s, and never about one', async () => {
    const owner = await createApprovedCompany(app());
    expect((await app().call(signOutUser, { body: { userId: owner.userId } })).status).toBe(401);
    expect((await signOut(owner.userId, owner.token)).status).toBe(403);
    expect((await signOut(admin.userId)).status).toBe(404);
    expect((await signOut('00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await signOut('nobody')).status).toBe(400);
    expect(await Promise.all([owner, admin].map(isSignedIn))).toEqual([true, true]);
  });
});
