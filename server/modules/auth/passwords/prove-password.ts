import type { AppError } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import { type Account, createAuthRepository } from '../auth.repository.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks the password of an account before the transaction that needs it, because checking takes long.
 *
 * @param account undefined for an unknown one, which takes as long and is refused in the same way
 * @returns function that the transaction calls first; it locks the account, or refuses it if its password was changed
 *   meanwhile
 * @throws what `wrong` makes
 */
export async function provePassword(
  account: Account | undefined,
  password: string,
  wrong: () => AppError,
): Promise<(tx: Db) => Promise<Account>> {
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight) throw wrong();
  return async (tx) => {
    const current = await createAuthRepository(tx).lockAccount(account.id);
    if (current?.passwordHash !== account.passwordHash) throw wrong();
    return current;
  };
}
