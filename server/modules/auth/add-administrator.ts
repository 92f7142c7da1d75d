import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { createAuthRepository } from './auth.repository.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD_BYTES = 16;

/**
 * A further administrator, who has the rights of the first. Only who runs the program can make one.
 * @returns the password, which nothing else shows; null where an account has the address
 */
export async function addAdministrator(db: Db, email: string): Promise<string | null> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const now = new Date();
  const isNew = await createAuthRepository(db).insertAccount({
    id: uuidv7(),
    name: email.split('@', 1)[0] ?? email,
    email,
    passwordHash: await hashPassword(password),
    role: 'admin',
    approvedAt: now,
    // Whoever runs the program named the address: there is nobody to ask.
    emailConfirmedAt: now,
  });
  return isNew ? password : null;
}
