import type { InvitationCard } from '../../../contracts/account/team.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { Actor } from '../../http/actor.ts';
import type { Caller } from '../../http/caller.ts';
import { hashToken } from '../../lib/tokens.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { PasswordRules } from '../auth/passwords/password-rules.ts';
import { hashPassword } from '../auth/passwords/passwords.ts';
import type { SignedIn } from '../auth/sessions.ts';
import {
  type AccountRow,
  createTeamRepository,
  type InvitationRow,
  type TeamRepository,
} from './team.repository.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'addAccount' | 'startSession'>;
  passwordRules: PasswordRules;
};
export type NewMember = { token: string; name: string; password: string };
export type AcceptInvitation = ReturnType<typeof createAcceptInvitation>;

/** What an invited colleague does with the mailed link. Whoever holds it can read the invited mailbox. */
export function createAcceptInvitation({ db, auth, passwordRules }: Deps) {
  const repository = createTeamRepository(db);

  return {
    /** @throws AppError not_found, link_expired */
    async open(token: string): Promise<InvitationCard> {
      const { companyId, email } = await findOpen(repository, token);
      const companyName = await repository.findCompanyName(companyId);
      if (companyName === undefined) throw notFound('This invitation');
      const known = await repository.findAccountByEmail(email);
      return { company_name: companyName, email, hasAccount: known !== undefined };
    },

    /**
     * Joins with the account that is signed in.
     * @throws AppError not_found, link_expired, not_allowed for another account than the invited one, conflict for
     *   one that has a company
     */
    async join(actor: Actor, token: string): Promise<void> {
      await db.transaction(async (tx) => {
        const within = createTeamRepository(tx);
        const invitation = await findOpen(within, token);
        const account = await requireJoinable(within, actor, invitation);
        const standing = await use(tx, invitation);
        await within.addMember(invitation.companyId, account.id, standing);
      });
    },

    /**
     * Signs up with the invited address, right into the company.
     * @throws AppError not_found, link_expired, email_taken, invalid_request
     */
    async joinAsNew({ token, name, password }: NewMember, caller: Caller): Promise<SignedIn> {
      const invited = await findOpen(repository, token);
      await passwordRules.check(password, { name, email: invited.email });
      const passwordHash = await hashPassword(password);
      const [id, signedIn] = await db.transaction(async (tx) => {
        const within = createTeamRepository(tx);
        const { companyId, email, ...invitation } = await findOpen(within, token);
        const standing = await use(tx, { companyId, id: invitation.id });
        // Whoever opens the mailed link has the address.
        const emailConfirmedAt = new Date();
        const id = await auth.addAccount(tx, {
          name,
          email,
          passwordHash,
          companyId,
          emailConfirmedAt,
          ...standing,
        });
        return [id, await auth.startSession(tx, { id, role: standing.role }, caller)] as const;
      });
      caller.report({ event: 'sign-up', outcome: 'success', account: id });
      return signedIn;
    },
  };
}

async function findOpen(repository: TeamRepository, token: string): Promise<InvitationRow> {
  const row = await repository.findByToken(hashToken(token));
  if (!row) throw notFound('This invitation');
  if (row.expiresAt <= new Date()) {
    throw new AppError('link_expired', 'This invitation has expired. Ask your colleague to send it again.');
  }
  return row;
}

// Held by the company's row, so that a decision on the company and a new member can't miss each other.
async function use(
  tx: Db,
  { companyId, id }: Pick<InvitationRow, 'companyId' | 'id'>,
): Promise<Pick<AccountRow, 'role' | 'approvedAt'>> {
  const repository = createTeamRepository(tx);
  const company = await lockCompany(tx, companyId);
  // Closed since the invitation was looked up.
  if (company?.closedAt) throw notFound('This invitation');
  const owner = company && (await repository.findMember(companyId, company.ownerId));
  if (!owner || !(await repository.deleteInvitation(companyId, id))) throw notFound('This invitation');
  return { role: owner.role, approvedAt: owner.approvedAt };
}

/** The account that is signed in, which the transaction holds. @throws AppError not_allowed, conflict where it may not join */
async function requireJoinable(
  within: TeamRepository,
  actor: Actor,
  invitation: InvitationRow,
): Promise<AccountRow> {
  if (actor.email !== invitation.email) {
    throw new AppError('not_allowed', `This invitation is for ${invitation.email}. Login with that account.`);
  }
  const account = await within.lockAccount(actor.accountId);
  if (!account || account.role === 'admin') {
    throw new AppError('not_allowed', 'An administrator has no company.');
  }
  if (account.companyId !== null) {
    throw new AppError('conflict', 'Your account belongs to a company already.');
  }
  return account;
}
