import { expect, it } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { createApprovedCompany, createMember, DECIDER, signUp } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the own name', (database) => {
  const app = useTestApp(database);
  const rename = (token: string | undefined, name: unknown) =>
    app().call(accountRoutes.changeName, { token, body: { name } });
  const nameOf = async (token: string) =>
    ((await app().call(authRoutes.userInfo, { token })).body.data as { name: string }).name;

  it('is changed, without the space around it, and nobody else’s', async () => {
    const owner = await createApprovedCompany(app());
    const member = await createMember(app(), owner);
    const before = await nameOf(owner.token);
    expect(await rename(member.token, '  Dana Okafor ')).toMatchObject({ status: 200 });
    expect(await nameOf(member.token)).toBe('Dana Okafor');
    expect(await nameOf(owner.token)).toBe(before);
  });

  it('is changed also while the account waits for approval', async () => {
    const { token } = await signUp(app());
    expect(await rename(token, 'Eve Moreau')).toMatchObject({ status: 200 });
    expect(await nameOf(token)).toBe('Eve Moreau');
  });

  it.each(['', '   ', 'x'.repeat(121), 'A\u0000', { $ne: null }, undefined])(
    'stays with 400 for %j',
    async (name) => {
      const { token } = await signUp(app());
      const before = await nameOf(token);
      expect(await rename(token, name)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: { name: expect.any(String) } },
      });
      expect(await nameOf(token)).toBe(before);
    },
  );

  it('stays with 401 without a session, and with 403 of a suspended company', async () => {
    expect(await rename(undefined, 'Eve')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    const { token, userId } = await createApprovedCompany(app());
    await app().services.admin.suspend(DECIDER, userId);
    expect((await rename(token, 'Eve')).status).toBe(403);
  });
});
