import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { createAuthRepository } from './auth.repository.ts';
import { hashPassword } from './passwords/passwords.ts';
import { refuseProvisional } from './passwords/provisional-password.ts';

/**
 * Makes the first administrator unless there is one.
 * @param provisionalUntil when the password ends, where it was made; null: the operator has chosen it
 * @returns whether the password opens the account: it was made, or an earlier password that was made had ended
 */
export async function ensureAdministrator(
  db: Db,
  email: string,
  password: string,
  provisionalUntil: Date | null = null,
): Promise<boolean> {
  const repository = createAuthRepository(db);
  if (await repository.hasAdministrator()) {
    const first = await repository.findAccountByEmail(email);
    if (provisionalUntil === null || !first || refuseProvisional(first) === null) return false;
    await repository.setPassword(first.id, await hashPassword(password), provisionalUntil);
    return true;
  }
  return repository.insertAccount({
    id: uuidv7(),
    name: 'Administrator',
    email,
    passwordHash: await hashPassword(password),
    provisionalUntil,
    role: 'admin',
    approvedAt: new Date(),
    // Whoever runs the program named the address: there is nobody to ask.
    emailConfirmedAt: new Date(),
  });
}
