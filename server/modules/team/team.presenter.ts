import type { TeamInvitation, TeamMember } from '../../../contracts/team.ts';
import type { AccountRow, InvitationRow } from './team.repository.ts';

/** A member as the owner sees it. */
export const presentMember = (
  row: Pick<AccountRow, 'id' | 'name' | 'email'> & { isOwner: boolean },
): TeamMember => ({ _id: row.id, name: row.name, email: row.email, isOwner: row.isOwner });

/** An invitation as the owner sees it; its token is nobody's but the mail's. */
export const presentInvitation = (
  row: Pick<InvitationRow, 'id' | 'email' | 'createdAt' | 'expiresAt'>,
): TeamInvitation => ({
  _id: row.id,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
