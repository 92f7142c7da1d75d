import type { TeamInvitation, TeamMember } from '../../../contracts/account/team.ts';
import { presentMailState } from '../mails/present-mail-state.ts';
import type { AccountRow, ListedInvitation } from './team.repository.ts';

/** A member as the owner sees it. */
export const presentMember = (
  row: Pick<AccountRow, 'id' | 'name' | 'email'> & { isOwner: boolean; hasTwoStep: boolean },
): TeamMember => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  isOwner: row.isOwner,
  hasTwoStep: row.hasTwoStep,
});

/** An invitation as the owner sees it; its token is nobody's but the mail's. */
export const presentInvitation = (row: ListedInvitation): TeamInvitation => ({
  _id: row.id,
  email: row.email,
  mail: row.isUnwanted ? 'unwanted' : presentMailState(row.mailState, row.isMailRefused),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
