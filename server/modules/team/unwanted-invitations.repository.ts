import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { unwantedInvitation } from '../../db/schema/teams.ts';

/** Who wants no more invitations of a company, by the hash of the address. */
export function createUnwantedInvitations(db: Db) {
  return {
    async has(companyId: string, addressHash: string): Promise<boolean> {
      const rows = await db
        .select({ companyId: unwantedInvitation.companyId })
        .from(unwantedInvitation)
        .where(isOf(companyId, addressHash));
      return rows.length > 0;
    },

    async add(companyId: string, addressHash: string): Promise<void> {
      await db.insert(unwantedInvitation).values({ companyId, addressHash }).onConflictDoNothing();
    },

    async remove(companyId: string, addressHash: string): Promise<void> {
      await db.delete(unwantedInvitation).where(isOf(companyId, addressHash));
    },
  };
}

const isOf = (companyId: string, addressHash: string) =>
  and(eq(unwantedInvitation.companyId, companyId), eq(unwantedInvitation.addressHash, addressHash));
