/** Colleagues of a company, as they are invited and looked up. */
import { authRoutes } from '../../contracts/account/auth.ts';
import { type TeamInvitation, type TeamMember, teamRoutes } from '../../contracts/account/team.ts';
import { mailedToken } from './mails.ts';
import type { TestApp } from './test-app.ts';

type Caller = { token: string };

/** Call it in a block of tests. */
export function useTeam(app: () => TestApp) {
  let made = 0;
  return {
    /** An address that nobody has. */
    newAddress: () => `colleague-${++made}@example.com`,

    teamOf: async ({ token }: Caller) =>
      (await app().call(teamRoutes.getTeam, { token })).body.data as {
        members: TeamMember[];
        invitations: TeamInvitation[];
      },

    /** Gives the reply, and the token in the mailed link. */
    inviteTo: async ({ token }: Caller, email: string) => {
      const reply = await app().call(teamRoutes.invite, { token, body: { email } });
      return { reply, token: await mailedToken(app(), email.trim(), '/join') };
    },

    userOf: async (token: string) => (await app().call(authRoutes.userInfo, { token })).body.data,
  };
}
