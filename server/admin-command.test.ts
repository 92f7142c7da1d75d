import { expect, it } from 'vitest';
import { authRoutes } from '../contracts/account/auth.ts';
import { addOne, parseAdminCommand, turnOff as turnOffIn } from './admin-command.ts';
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
    expect(made.isDone).toBe(true);
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({ status: 200 });
    expect(await addOne(database().write, email)).toMatchObject({ isDone: false });
  });
});
