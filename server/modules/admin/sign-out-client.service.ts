import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { createClientStanding } from './admin.repository.ts';

type Deps = { db: Db; auth: Pick<AuthService, 'endSessionsOf' | 'endSessionsOfCompany'> };
export type SignOutClient = ReturnType<typeof createSignOutClient>;

/** For accounts that somebody else may have got into. Unlike suspending, it takes no rights. */
export function createSignOutClient({ db, auth }: Deps) {
  return {
    /**
     * Signs a client out everywhere: the owner and all members of the company. Access tokens go on working.
     * @returns how many sessions were ended
     * @throws AppError not_found, also for an administrator and for a member
     */
    signOut: (actor: AuditActor, userId: string): Promise<number> =>
      db.transaction(async (tx) => {
        const owner = await createClientStanding(tx).findClientAccount(userId);
        if (!owner) throw notFound('This user');
        const { companyId } = owner;
        const ended =
          companyId === null
            ? await auth.endSessionsOf(tx, userId)
            : await auth.endSessionsOfCompany(tx, companyId);
        await recordAudit(tx, actor, {
          action: 'client.signed_out',
          companyId,
          subject: { id: userId, name: owner.name },
          after: { sessions: ended },
        });
        return ended;
      }),
  };
}
