import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { type TwoStepKey, twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { auditEntry } from '../../db/schema/audit.ts';
import {
  createApprovedCompany,
  createMember,
  createPendingCompany,
  type TestAccount,
} from '../../testing/accounts.ts';
import { appCode } from '../../testing/app-code.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('two-step sign-in of people who are no administrators', (database) => {
  const app = useTestApp(database);
  const { state, begin, turnOn } = twoStepRoutes;
  const logIn = ({ email, password }: TestAccount, code?: string) =>
    app().call(authRoutes.login, { body: { email, password, ...(code === undefined ? {} : { code }) } });

  it.each([
    ['the owner of a company', createApprovedCompany],
    ['a member', async (): Promise<TestAccount> => createMember(app(), await createApprovedCompany(app()))],
    ['an account that waits', createPendingCompany],
  ])('is for %s as well, each for themselves', async (_who, make) => {
    const person = await make(app());
    const other = await createApprovedCompany(app());
    const shown = (await app().call(begin, { token: person.token })).body.data as TwoStepKey;
    const code = await appCode(shown.key);
    const reply = await app().call(turnOn, {
      token: person.token,
      body: { password: person.password, code },
    });
    const { recoveryCodes } = reply.body.data as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect(await logIn(person)).toMatchObject({ status: 401, body: { code: 'code_required' } });
    expect(await logIn(person, recoveryCodes[0])).toMatchObject({ status: 200 });
    expect(await logIn(other)).toMatchObject({ status: 200 });
    expect((await app().call(state, { token: other.token })).body.data).toMatchObject({ isOn: false });
    const entries = await app()
      .services.db.select()
      .from(auditEntry)
      .where(eq(auditEntry.actorId, person.userId))
      .orderBy(auditEntry.seq);
    const { companyId } = (await app().services.auth.findActor(person.token)) ?? {};
    expect(entries).toMatchObject([
      { action: 'two_step.begun', companyId },
      { action: 'two_step.turned_on', companyId },
    ]);
  });
});
