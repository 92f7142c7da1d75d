import { v7 as uuidv7 } from 'uuid';
import type { Role } from '../../../contracts/account/auth.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccountLinks } from './account-links.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';
import type { PasswordRules } from './passwords/password-rules.ts';
import { hashPassword } from './passwords/passwords.ts';
import type { SignedIn, StartSession } from './sessions.ts';

export type NewAccount = { name: string; email: string; password: string };
/** What an account starts with. */
export type AccountValues = Pick<Account, 'name' | 'email' | 'passwordHash' | 'role'> &
  Partial<Pick<Account, 'companyId' | 'approvedAt' | 'emailConfirmedAt'>>;

type Deps = {
  db: Db;
  autoApprove: boolean;
  accountLinks: Pick<AccountLinks, 'send'>;
  passwordRules: PasswordRules;
  startSession: StartSession;
};

/** Makes the function that signs somebody up. */
export const createRegister =
  ({ db, autoApprove, accountLinks, passwordRules, startSession }: Deps) =>
  async (input: NewAccount, caller: Caller): Promise<SignedIn> => {
    const role: Role = autoApprove ? 'company' : 'user';
    const { name, email } = input;
    await passwordRules.check(input.password, input);
    const passwordHash = await hashPassword(input.password);
    const [id, signedIn] = await db.transaction(async (tx) => {
      const approval = autoApprove ? { approvedAt: new Date() } : {};
      const values = { name, email, passwordHash, role, ...approval };
      const id = await addAccount(tx, values);
      await accountLinks.send(tx, 'confirm-email', { id, name, email, companyId: null });
      return [id, await startSession(tx, { id, role }, caller)] as const;
    });
    caller.report({ event: 'sign-up', outcome: 'success', account: id });
    return signedIn;
  };

/**
 * Adds an account inside the caller's transaction; hash its password before, for that takes long.
 * @returns its id
 * @throws AppError email_taken
 */
export async function addAccount(tx: Db, values: AccountValues): Promise<string> {
  const id = uuidv7();
  if (await createAuthRepository(tx).insertAccount({ ...values, id })) return id;
  throw new AppError('email_taken', 'An account with this e-mail exists already. Login instead.', {
    errors: { email: 'An account with this e-mail exists already.' },
  });
}
