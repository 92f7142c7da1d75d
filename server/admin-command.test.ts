import { expect, it } from 'vitest';
import { authRoutes } from '../contracts/account/auth.ts';
import { addOne, parseAdminCommand, renew, turnOff as turnOffIn } from './admin-command.ts';
import { accountTotp, recoveryCode } from './db/schema/accounts.ts';
import { signUp } from './testing/accounts.ts';
import { useTestApp } from './testing/test-app.ts';
import { describeOnBothDatabases } from './testing/test-database.ts';

const NAME = 'two-step-off';

it.each([
  [[NAME, ' Ines@Example.com'], { name: NAME, email: 'ines@example.com' }],
  [[NAME], null],
  [[NAME, ''], null],
  [[NAME, 'a@example.com', 'b@example.com'], null],
  [['add-administrator', 'B@example.com'], { name: 'add-administrator', email: 'b@example.com' }],
  [['add-administrator'], null],
  [['new-password', 'b@example.com'], { name: 'new-password', email: 'b@example.com' }],
  [['two-step-on', 'a@example.com'], null],
  [['backup', '/backups/Monday'], { name: 'backup', folder: '/backups/Monday' }],
  [['restore', '/backups/Monday'], { name: 'restore', folder: '/backups/Monday' }],
  [['backup'], null],
  [['rotate-keys'], { name: 'rotate-keys' }],
  [['retire-keys'], { name: 'retire-keys' }],
  [['rotate-keys', 'now'], null],
  [[], null],
])('reads %j as %j', (args, command) => {
  expect(parseAdminCommand(args)).toEqual(command);
});

describeOnBothDatabases('two-step-off', (database) => {
  const app = useTestApp(database);
  const turnOff = (email: string) => turnOffIn(database().write, email);

  it('turns it off for the account it names and no other, and says what it found', async () => {
    const [lost, other] = [await signUp(app()), await signUp(app())];
    const db = database().write;
    for (const { userId: accountId } of [lost, other]) {
      await db.insert(accountTotp).values({ accountId, sealedKey: 'sealed', turnedOnAt: new Date() });
      await db.insert(recoveryCode).values({ accountId, codeHash: 'hash' });
    }
    expect(await turnOff(lost.email)).toMatchObject({ isDone: true });
    for (const table of [accountTotp, recoveryCode])
      expect(await db.select().from(table)).toMatchObject([{ accountId: other.userId }]);
    expect(await turnOff(lost.email)).toMatchObject({
      isDone: false,
      message: `${lost.email} has no two-step sign-in.`,
    });
    expect(await turnOff('nobody@example.com')).toMatchObject({
      isDone: false,
      message: 'No account has the address nobody@example.com.',
    });
  });
});

describeOnBothDatabases('add-administrator', (database) => {
  const app = useTestApp(database);

  it('makes one who can sign in, and none of an address that is taken', async () => {
    const email = 'second@example.com';
    const made = await addOne(database().write, email);
    const password = made.message.split(' ').at(-1);
    expect(made).toMatchObject({ isDone: true, message: expect.stringContaining('within 3 days') });
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({ status: 200 });
    expect(await addOne(database().write, email)).toMatchObject({ isDone: false });
  });
});

describeOnBothDatabases('new-password', (database) => {
  const app = useTestApp(database);

  it('lets an administrator in again who can’t sign in, and nobody else', async () => {
    const email = 'third@example.com';
    const first = (await addOne(database().write, email)).message.split(' ').at(-1);
    const logIn = (password?: string) => app().call(authRoutes.login, { body: { email, password } });
    const { token } = (await logIn(first)).body as { token: string };
    const second = (await renew(database().write, email)).message.split(' ').at(-1);
    expect((await app().call(authRoutes.userInfo, { token })).status).toBe(401);
    expect([(await logIn(first)).status, (await logIn(second)).status]).toEqual([401, 200]);
    const vendor = await signUp(app());
    expect(await renew(database().write, vendor.email)).toMatchObject({ isDone: false });
  });
});
