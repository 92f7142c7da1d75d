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
  isTwoStepAsked: sql<boolean>`coalesce(${company.requiresTwoStep}, false)`,
  hasTwoStep: hasTwoStep(),
};

/** Whether an account has turned on two-step sign-in. */
function hasTwoStep(): SQL<boolean> {
  const has = sql`select 1 from ${accountTotp} where ${accountTotp.accountId} = ${account.id} and ${accountTotp.turnedOnAt} is not null`;
  return sql<boolean>`exists (${has})`;
}

type ActorRow = Pick<Actor, 'accountId' | 'name' | 'email' | 'role' | 'companyId'> & {
  suspendedAt: Date | null;
  ownerId: string | null;
  isTwoStepAsked: boolean;
  hasTwoStep: boolean;
};

/**
 * @param by the session or the access token by which they call
 * @param isAskedOfAll whether the installation asks everybody for two-step sign-in, not only some companies
 */
export const actorOf = (
  { suspendedAt, ownerId, isTwoStepAsked, hasTwoStep, ...account }: ActorRow,
  by: Pick<Actor, 'sessionId' | 'scopes'>,
  isAskedOfAll = false,
): Actor => ({
  ...account,
  ...by,
  isOwner: ownerId === account.accountId,
  isSuspended: suspendedAt !== null,
  // A program can give no code; whoever made its token could.
  mustTurnOnTwoStep: (isTwoStepAsked || isAskedOfAll) && !hasTwoStep && by.scopes === null,
});
