/** Part of the composition; see server/services.ts. */
import { createUnsubscribeTokens } from '../lib/unsubscribe-tokens.ts';
import { createAccessTokens } from '../modules/access-tokens/access-tokens.service.ts';
import { createConfirmedSender } from '../modules/auth/confirmed-sender.ts';
import { createAcceptInvitation } from '../modules/team/accept-invitation.service.ts';
import { createInvitationWishes } from '../modules/team/invitation-wishes.ts';
import { createTeamService } from '../modules/team/team.service.ts';
import { createTwoStepRule } from '../modules/team/two-step-rule.service.ts';
import type { PeopleDeps, SignInServices } from './sign-in-services.ts';

/** Makes the services for the people of companies, and for the programs that work for them. */
export function createTeamServices(
  { db, config, linkSecret, olderSecrets, hasMailServer, identity, mails, mailedLinks }: PeopleDeps,
  { auth, passwordRules }: Pick<SignInServices, 'auth' | 'passwordRules'>,
) {
  const { publicUrl, autoApprove } = config;
  const accessTokens = createAccessTokens({ db });
  const senders = createConfirmedSender({ hasMailServer, autoApprove });
  const invitationWishes = createInvitationWishes({
    db,
    tokens: createUnsubscribeTokens(linkSecret, 'invitations', olderSecrets),
    publicUrl,
  });
  return {
    accessTokens,
    senders,
    invitationWishes,
    team: createTeamService({
      ...{ db, auth, accessTokens, mails, mailedLinks, senders, identity },
      wishes: invitationWishes,
    }),
    twoStepRule: createTwoStepRule({ db }),
    acceptInvitation: createAcceptInvitation({ db, auth, passwordRules }),
  };
}
