import { teamRoutes } from '../../../contracts/account/team.ts';
import { fillPath } from '../../../contracts/fill-path.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { hashAddress } from '../../lib/hash-address.ts';
import type { UnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { createTeamRepository } from './team.repository.ts';
import { createUnwantedInvitations } from './unwanted-invitations.repository.ts';

type Deps = { db: Db; tokens: UnsubscribeTokens; publicUrl: string };
export type InvitationWishes = ReturnType<typeof createInvitationWishes>;

/** Who wants no invitations of a company. It is said by the link in one of them, without an account. */
export function createInvitationWishes({ db, tokens, publicUrl }: Deps) {
  /** @throws AppError link_expired for a token that we have not made, or of a company that is gone */
  async function read(token: string): Promise<{ companyId: string; addressHash: string }> {
    const [companyId, addressHash] = tokens.read(token)?.split('.') ?? [];
    if (companyId === undefined || addressHash === undefined) throw dead();
    if ((await createTeamRepository(db).findCompanyName(companyId)) === undefined) throw dead();
    return { companyId, addressHash };
  }

  return {
    /** The page that ends the invitations of a company to an address, and the address to which mail programs post. */
    linksFor(companyId: string, email: string): { stopLink: string; unsubscribeUrl: string } {
      const token = tokens.make(`${companyId}.${hashAddress(email)}`);
      return {
        stopLink: publicUrl + paths.stopInvitations.href(token),
        unsubscribeUrl: publicUrl + fillPath(teamRoutes.stopInvitations.path, { token }),
      };
    },

    /** Whether a company may invite an address. */
    isWelcome: async (tx: Db, companyId: string, email: string): Promise<boolean> =>
      !(await createUnwantedInvitations(tx).has(companyId, hashAddress(email))),

    /** No invitation of the company is mailed there any more. @throws AppError link_expired */
    async stop(token: string): Promise<void> {
      const { companyId, addressHash } = await read(token);
      await createUnwantedInvitations(db).add(companyId, addressHash);
    },

    /** Takes that back. @throws AppError link_expired */
    async allow(token: string): Promise<void> {
      const { companyId, addressHash } = await read(token);
      await createUnwantedInvitations(db).remove(companyId, addressHash);
    },
  };
}

const dead = (): AppError => new AppError('link_expired', 'This link does not work.');
