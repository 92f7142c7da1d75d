import type { TeamInvitation } from '../../../contracts/account/team.ts';
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
import { recordAudit } from '../audit/record-audit.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import { invitationMail } from '../mails/mail-templates.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import type { InvitationWishes } from './invitation-wishes.ts';
import { presentInvitation } from './team.presenter.ts';
import { createTeamRepository } from './team.repository.ts';

type Deps = {
  db: Db;
  mails: Pick<MailsService, 'countInvitations' | 'findRefusal'>;
  wishes: Pick<InvitationWishes, 'linksFor' | 'isWelcome'>;
  mailedLinks: MailedLinks;
  senders: Pick<ConfirmedSender, 'assertMayInvite'>;
  identity: Pick<IdentityService, 'read'>;
};

/** Whom the owner asks to join. */
export function createTeamInvitations(deps: Deps) {
  const { db, mailedLinks, wishes, identity } = deps;
  const repository = createTeamRepository(db);

  return {
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
        await assertMayInvite(deps, tx, actor, email);
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
  };
}

/**
 * Mails to people who asked for none are few, never to who wants none, and not from who can't be written to.
 * @throws AppError not_allowed, conflict, too_many_requests
 */
async function assertMayInvite(
  { senders, wishes, mails }: Pick<Deps, 'senders' | 'wishes' | 'mails'>,
  tx: Db,
  actor: CompanyActor,
  email: string,
): Promise<void> {
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

/** A refusal that belongs to the address in the form. */
const refusedFor = (code: ErrorCode, message: string): AppError =>
  new AppError(code, message, { errors: { email: message } });
