import type { TeamInvitation, TeamMember } from '../../../contracts/account/team.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import type { AccessTokens } from '../access-tokens/access-tokens.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { ConfirmedSender } from '../auth/confirmed-sender.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import type { InvitationWishes } from './invitation-wishes.ts';
import { presentInvitation, presentMember } from './team.presenter.ts';
import { createTeamRepository } from './team.repository.ts';
import { createTeamInvitations } from './team-invitations.ts';
import { createTeamMembers } from './team-members.ts';

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
  const repository = createTeamRepository(deps.db);

  return {
    ...createTeamInvitations(deps),
    ...createTeamMembers(deps),

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
  };
}
