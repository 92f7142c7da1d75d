/** Checks of both forms, by the contract's own schemas; loaded when a form is first touched. */
import { zodResolver } from '@hookform/resolvers/zod';
import { authRoutes } from '../../../../contracts/auth.ts';
import type { Credentials } from './sign-in.ts';

export const registerResolver = zodResolver(authRoutes.register.body);

/** The sentence for each field that can't be right, by its name; empty when all can. */
export function checkCredentials(values: Credentials): Partial<Credentials> {
  const { error } = authRoutes.login.body.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
