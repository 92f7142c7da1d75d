import type { teamRoutes } from '../../../../contracts/account/team.ts';
import { call } from '../../../lib/api/api-client.ts';

// Addresses alone, without schemas: the screen is opened from a mail, by people who have loaded nothing yet.
const STOP = { method: 'POST', path: '/api/team/stop-invitations/:token', auth: 'public' } as const;
const ALLOW = { method: 'POST', path: '/api/team/allow-invitations/:token', auth: 'public' } as const;

/** Ends the invitations that the token in one of them names. */
export async function stopInvitations(token: string): Promise<void> {
  await call<typeof teamRoutes.stopInvitations>(STOP, { params: { token } });
}

/** Takes that back. */
export async function allowInvitations(token: string): Promise<void> {
  await call<typeof teamRoutes.allowInvitations>(ALLOW, { params: { token } });
}
