import { teamRoutes } from '../../../contracts/account/team.ts';
import { callerOf } from '../../http/caller.ts';
import type { Router } from '../../http/router.ts';
import type { AcceptInvitation } from './accept-invitation.service.ts';
import type { InvitationWishes } from './invitation-wishes.ts';
import type { TeamService } from './team.service.ts';
import type { TwoStepRule } from './two-step-rule.service.ts';

type Deps = {
  team: TeamService;
  twoStepRule: TwoStepRule;
  acceptInvitation: AcceptInvitation;
  invitationWishes: Pick<InvitationWishes, 'allow'>;
};

/** Registers the calls about the people of a company. */
export function registerTeamRoutes(router: Router, services: Deps): void {
  const { team, twoStepRule, acceptInvitation, invitationWishes } = services;
  router.handle(teamRoutes.getTeam)(async ({ actor }) => ({ status: 200, data: await team.list(actor) }));

  router.handle(teamRoutes.setTwoStepRule)(async ({ actor, body }) => {
    await twoStepRule.set(actor, body.isRequired);
    const message = body.isRequired
      ? 'Everybody needs two-step sign-in now.'
      : 'Two-step sign-in is free now.';
    return { status: 200, message };
  });

  router.handle(teamRoutes.invite)(async ({ actor, body }) => {
    const { invitation } = await team.invite(actor, body.email);
    return { status: 201, data: invitation };
  });

  router.handle(teamRoutes.withdraw)(async ({ actor, params }) => {
    await team.withdraw(actor, params.id);
    return { status: 200, message: 'The invitation is withdrawn.' };
  });

  router.handle(teamRoutes.removeMember)(async ({ actor, params }) => {
    await team.removeMember(actor, params.id);
    return { status: 200, message: 'The member is removed.' };
  });

  router.handle(teamRoutes.passOwnership)(async ({ actor, body }) => {
    await team.passOwnership(actor, body.memberId);
    return { status: 200, message: 'The company has a new owner.' };
  });

  router.handle(teamRoutes.allowInvitations)(async ({ params }) => {
    await invitationWishes.allow(params.token);
    return { status: 200, message: 'The company may invite you again.' };
  });

  router.handle(teamRoutes.openInvitation)(async ({ body }) => ({
    status: 200,
    data: await acceptInvitation.open(body.token),
  }));

  router.handle(teamRoutes.join)(async ({ actor, body }) => {
    await acceptInvitation.join(actor, body.token);
    return { status: 200, message: 'You have joined the team.' };
  });

  router.handle(teamRoutes.joinAsNew)(async ({ body, request }) => {
    const signedIn = await acceptInvitation.joinAsNew(body, callerOf(request));
    return { status: 200, ...signedIn };
  });
}
