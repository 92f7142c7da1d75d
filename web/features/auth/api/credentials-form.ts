/** Checks both forms with the contract's own schemas; loaded when a form is first used. */
import { zodResolver } from '@hookform/resolvers/zod';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import type { Credentials } from './sign-in.ts';

export const registerResolver = zodResolver(authRoutes.register.body);

/** A sentence for each field with an impossible value, by its name; empty if there is none. */
export function checkCredentials(values: Credentials): Partial<Credentials> {
  const { error } = authRoutes.login.body.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
