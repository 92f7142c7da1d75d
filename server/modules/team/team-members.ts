import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { AccessTokens } from '../access-tokens/access-tokens.service.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { createTeamRepository } from './team.repository.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'endSessionsOf'>;
  accessTokens: Pick<AccessTokens, 'revokeOf'>;
};

/** Who is in the team, and who owns it. */
export function createTeamMembers({ db, auth, accessTokens }: Deps) {
  return {
    /**
     * Takes a member's rights, ends all sessions of that account and revokes its access tokens.
     * @throws AppError not_allowed for members, conflict for the owner, not_found
     */
    async removeMember(actor: CompanyActor, memberId: string): Promise<void> {
      requireOwner(actor);
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const within = createTeamRepository(tx);
        const ownerId = await lockAsOwner(tx, actor);
        if (memberId === ownerId) {
          throw new AppError('conflict', 'You own this company. Make a colleague the owner first.');
        }
        const removed = await within.removeMember(companyId, memberId);
        if (!removed) throw notFound('This member');
        await auth.endSessionsOf(tx, memberId);
        await accessTokens.revokeOf(tx, companyId, memberId);
        const subject = { id: memberId, name: removed.name };
        await recordAudit(tx, actor, { action: 'member.removed', companyId, subject });
      });
    },

    /**
     * Makes a member the owner; the actor stays as a member.
     * @throws AppError not_allowed for members, conflict for the owner himself, not_found
     */
    async passOwnership(actor: CompanyActor, memberId: string): Promise<void> {
      requireOwner(actor);
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const within = createTeamRepository(tx);
        const ownerId = await lockAsOwner(tx, actor);
        if (memberId === ownerId) throw new AppError('conflict', 'You own this company already.');
        const member = await within.findMember(companyId, memberId);
        if (!member) throw notFound('This member');
        await within.setOwner(companyId, memberId);
        await recordAudit(tx, actor, {
          action: 'ownership.passed',
          companyId,
          subject: { id: memberId, name: member.name },
          before: { owner: actor.name },
          after: { owner: member.name },
        });
      });
    },
  };
}

// Between the session's look-up and the lock, the ownership may have passed on.
async function lockAsOwner(tx: Db, { companyId, accountId }: CompanyActor): Promise<string> {
  const company = await lockCompany(tx, companyId);
  requireOwner({ isOwner: company?.ownerId === accountId });
  return accountId;
}
