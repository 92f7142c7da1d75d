/** What an operator can do with the database at hand and no session. */
import { email as emailShape } from '../contracts/shapes.ts';
import type { Db } from './db/connect.ts';
import { turnOffTwoStepOf } from './modules/auth/two-step.service.ts';

export type AdminCommand = { name: 'two-step-off'; email: string };

/** The command that the arguments name; null if they name none. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | null {
  const [name, address, ...more] = args;
  const { data: email } = emailShape.safeParse(address);
  return name === 'two-step-off' && email !== undefined && more.length === 0 ? { name, email } : null;
}

/** Does it. @returns whether it is done, and a line that says so or why not */
export async function runAdminCommand(
  db: Db,
  { email }: AdminCommand,
): Promise<{ isDone: boolean; message: string }> {
  const wasOn = await turnOffTwoStepOf(db, email);
  if (wasOn === undefined) return { isDone: false, message: `No account has the address ${email}.` };
  if (!wasOn) return { isDone: false, message: `${email} has no two-step sign-in.` };
  return { isDone: true, message: `${email} signs in with the password alone from now on.` };
}
