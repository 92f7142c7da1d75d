import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { type newMemberForm, teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';
import { storeSession, storeUser } from '../../../lib/browser/session-store.ts';

export type NewMember = z.output<typeof newMemberForm>;

/** Loads the invitation of a mailed link. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(teamRoutes.openInvitation, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Joins with the signed-in account, and loads the user again, who now has a company. */
export async function joinTeam(token: string): Promise<void> {
  await call(teamRoutes.join, { body: { token } });
  storeUser(await call(authRoutes.userInfo, {}));
}

/** Signs up with the invited address and joins the company. */
export async function joinAsNew(token: string, member: NewMember): Promise<void> {
  storeSession(await call(teamRoutes.joinAsNew, { body: { ...member, token } }, { sendsToken: true }));
  storeUser(await call(authRoutes.userInfo, {}));
}
