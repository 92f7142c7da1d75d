import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { createAuthRepository } from './auth.repository.ts';
import { hashPassword } from './passwords/passwords.ts';
import { makeProvisional } from './passwords/provisional-password.ts';

/**
 * A further administrator, who has the rights of the first. Only who runs the program can make one.
 * @returns the password, which nothing else shows; null where an account has the address
 */
export async function addAdministrator(db: Db, email: string): Promise<string | null> {
  const { password, provisionalUntil } = makeProvisional();
  const now = new Date();
  const isNew = await createAuthRepository(db).insertAccount({
    id: uuidv7(),
    name: email.split('@', 1)[0] ?? email,
    email,
    passwordHash: await hashPassword(password),
    provisionalUntil,
    role: 'admin',
    approvedAt: now,
    // Whoever runs the program named the address: there is nobody to ask.
    emailConfirmedAt: now,
  });
  return isNew ? password : null;
}

/**
 * A new password for an administrator who can't sign in. Only who runs the program can make one.
 * @returns the password, which nothing else shows; null where no administrator has the address
 */
export async function renewPassword(db: Db, email: string): Promise<string | null> {
  const repository = createAuthRepository(db);
  const found = await repository.findAccountByEmail(email);
  if (found?.role !== 'admin') return null;
  const { password, provisionalUntil } = makeProvisional();
  await repository.setPassword(found.id, await hashPassword(password), provisionalUntil);
  await repository.deleteSessions(found.id, null);
  return password;
}
