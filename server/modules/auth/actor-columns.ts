import { account } from '../../db/schema/accounts.ts';
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
};

type ActorRow = Pick<Actor, 'accountId' | 'name' | 'email' | 'role' | 'companyId'> & {
  suspendedAt: Date | null;
  ownerId: string | null;
};

/** @param by the session or the access token by which they call */
export const actorOf = (
  { suspendedAt, ownerId, ...account }: ActorRow,
  by: Pick<Actor, 'sessionId' | 'scopes'>,
): Actor => ({
  ...account,
  ...by,
  isOwner: ownerId === account.accountId,
  isSuspended: suspendedAt !== null,
});
