/** Password hashing: Argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first recommendation. */
import { hash, verify } from '@node-rs/argon2';

/** What is stored of a password: Argon2id with its salt and parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password);

// Verified when the account is unknown, so that known and unknown addresses take the same time.
let decoy: Promise<string> | undefined;

/** Whether `password` matches; `passwordHash` null (unknown account) takes as long and is always false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
