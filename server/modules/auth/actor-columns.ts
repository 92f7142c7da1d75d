import { type SQL, sql } from 'drizzle-orm';
import { account, accountTotp } from '../../db/schema/accounts.ts';
import { company } from '../../db/schema/companies.ts';
import type { Actor } from '../../http/actor.ts';

/** Columns of an account joined to its company that `actorOf` turns into an actor; read on every request. */
export const actorColumns = {
  accountId: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  companyId: account.companyId,
  suspendedAt: company.suspendedAt,
  ownerId: company.ownerId,
  lacksTwoStep: lacksTwoStep(),
};

/** Whether a company asks for two-step sign-in that its account has not. */
function lacksTwoStep(): SQL<boolean> {
  const has = sql`select 1 from ${accountTotp} where ${accountTotp.accountId} = ${account.id} and ${accountTotp.turnedOnAt} is not null`;
  return sql<boolean>`coalesce(${company.requiresTwoStep}, false) and not exists (${has})`;
}

type ActorRow = Pick<Actor, 'accountId' | 'name' | 'email' | 'role' | 'companyId'> & {
  suspendedAt: Date | null;
  ownerId: string | null;
  lacksTwoStep: boolean;
};

/** @param by the session or the access token by which they call */
export const actorOf = (
  { suspendedAt, ownerId, lacksTwoStep, ...account }: ActorRow,
  by: Pick<Actor, 'sessionId' | 'scopes'>,
): Actor => ({
  ...account,
  ...by,
  isOwner: ownerId === account.accountId,
  isSuspended: suspendedAt !== null,
  // A program can give no code; whoever made its token could.
  mustTurnOnTwoStep: lacksTwoStep && by.scopes === null,
});
