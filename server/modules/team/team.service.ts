import type { TeamInvitation, TeamMember } from '../../../contracts/account/team.ts';
import type { ErrorCode } from '../../../contracts/errors.ts';
import { paths } from '../../../contracts/paths.ts';
import {
  INVITATION_DAYS,
  MAX_INVITATIONS_PER_ADDRESS,
  MAX_INVITATIONS_PER_DAY,
} from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { DAY_MS } from '../../time.ts';
import type { AccessTokens } from '../access-tokens/access-tokens.service.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import { invitationMail } from '../mails/mail-templates.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import type { InvitationWishes } from './invitation-wishes.ts';
import { presentInvitation, presentMember } from './team.presenter.ts';
import { createTeamRepository } from './team.repository.ts';

type Deps = {
  db: Db;
  auth: Pick<AuthService, 'endSessionsOf'>;
  accessTokens: Pick<AccessTokens, 'revokeOf'>;
  mails: Pick<MailsService, 'countInvitations' | 'findRefusal'>;
  wishes: Pick<InvitationWishes, 'linksFor' | 'isWelcome'>;
  mailedLinks: MailedLinks;
  senders: Pick<ConfirmedSender, 'assertMayInvite'>;
  identity: Pick<IdentityService, 'read'>;
};
/** What the owner sees. */
type Team = { requiresTwoStep: boolean; members: TeamMember[]; invitations: TeamInvitation[] };
export type TeamService = ReturnType<typeof createTeamService>;

/** The people of a company, managed by its owner. */
export function createTeamService(deps: Deps) {
  const { db, auth, accessTokens, mails, mailedLinks, wishes, senders, identity } = deps;
  const repository = createTeamRepository(db);

  /**
   * Mails to people who asked for none are few, never to who wants none, and not from who can't be written to.
   * @throws AppError not_allowed, conflict, too_many_requests
   */
  async function assertMayInvite(tx: Db, actor: CompanyActor, email: string): Promise<void> {
    const { companyId } = actor;
    await lockCompany(tx, companyId);
    await senders.assertMayInvite(tx, actor);
    if (!(await wishes.isWelcome(tx, companyId, email)))
      throw refusedFor('not_allowed', 'This address wants no more invitations of your company.');
    if ((await mails.findRefusal(tx, email)) !== undefined)
      throw refusedFor('conflict', 'A mail came back from this address: there is no such mailbox. Check it.');
    const since = new Date(Date.now() - DAY_MS);
    const sent = await mails.countInvitations(tx, companyId, email, since);
    if (sent.toRecipient >= MAX_INVITATIONS_PER_ADDRESS)
      throw refusedFor(
        'too_many_requests',
        'This address was invited several times today. Try again tomorrow.',
      );
    if (sent.ofCompany >= MAX_INVITATIONS_PER_DAY)
      throw refusedFor(
        'too_many_requests',
        `Your company can send ${MAX_INVITATIONS_PER_DAY} invitations a day. Try again tomorrow.`,
      );
  }

  return {
    /** Members and open invitations. @throws AppError not_allowed for members */
    async list({ companyId, ...actor }: CompanyActor): Promise<Team> {
      requireOwner(actor);
      const members = await repository.listMembers(companyId);
      const invitations = await repository.listInvitations(companyId);
      return {
        requiresTwoStep: await repository.findTwoStepRule(companyId),
        members: members.map(presentMember),
        invitations: invitations.map(presentInvitation),
      };
    },

    /**
     * Mails a colleague a link that can be used once.
     * @returns the invitation, and the token, which otherwise only the mail holds
     * @throws AppError not_allowed for members, unconfirmed addresses and who wants no invitation; too_many_requests;
     *   conflict for someone who is in the team already and for an address that does not exist
     */
    async invite(actor: CompanyActor, email: string): Promise<{ invitation: TeamInvitation; token: string }> {
      requireOwner(actor);
      const { companyId } = actor;
      const companyName = await repository.findCompanyName(companyId);
      if (companyName === undefined) throw notFound('This company');
      const known = await repository.findAccountByEmail(email);
      if (known?.companyId === companyId)
        throw refusedFor('conflict', 'This colleague is in your team already.');
      const writer = await identity.read(db);
      const { token, row } = await db.transaction(async (tx) => {
        await assertMayInvite(tx, actor, email);
        const { stopLink, unsubscribeUrl } = wishes.linksFor(companyId, email);
        return mailedLinks.send(tx, {
          companyId,
          recipient: email,
          purpose: 'invitation',
          unsubscribeUrl,
          validMs: INVITATION_DAYS * DAY_MS,
          screen: paths.joinTeam,
          write: (link) =>
            invitationMail({ ...writer, companyName, inviterName: actor.name, link, stopLink }),
          store: (known) => createTeamRepository(tx).replaceInvitation(companyId, { ...known, email }),
        });
      });
      const mailed = { mailState: 'queued', isMailRefused: false, isUnwanted: false } as const;
      return { invitation: presentInvitation({ ...row, ...mailed, companyId, email }), token };
    },

    /** @throws AppError not_allowed for members, not_found */
    async withdraw(actor: CompanyActor, invitationId: string): Promise<void> {
      requireOwner(actor);
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const isWithdrawn = await createTeamRepository(tx).deleteInvitation(companyId, invitationId);
        if (!isWithdrawn) throw notFound('This invitation');
        // Not the address: who was never here has no name in the trail.
        const subject = { id: invitationId, name: invitationId };
        await recordAudit(tx, actor, { action: 'invitation.withdrawn', companyId, subject });
      });
    },

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

/** A refusal that belongs to the address in the form. */
const refusedFor = (code: ErrorCode, message: string): AppError =>
  new AppError(code, message, { errors: { email: message } });

// Between the session's look-up and the lock, the ownership may have passed on.
async function lockAsOwner(tx: Db, { companyId, accountId }: CompanyActor): Promise<string> {
  const company = await lockCompany(tx, companyId);
  requireOwner({ isOwner: company?.ownerId === accountId });
  return accountId;
}
