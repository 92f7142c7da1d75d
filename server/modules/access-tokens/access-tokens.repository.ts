import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { account } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { accessToken } from '../../db/schema/integrations.ts';
import type { Actor } from '../../http/actor.ts';
import { actorColumns, actorOf } from '../auth/actor-columns.ts';

/** A token with the name of whoever created it. */
export type AccessTokenRow = Omit<typeof accessToken.$inferSelect, 'tokenHash'> & { creatorName: string };

/** Access tokens of one company. */
export function createAccessTokensRepository(db: Db) {
  return { ...queryTokens(db), ...queryUse(db) };
}

/** Tokens of a company. */
function queryTokens(db: Db) {
  return {
    /** Newest first. */
    list: (companyId: string): Promise<AccessTokenRow[]> =>
      db
        .select({
          companyId: accessToken.companyId,
          id: accessToken.id,
          name: accessToken.name,
          scopes: accessToken.scopes,
          createdBy: accessToken.createdBy,
          creatorName: account.name,
          createdAt: accessToken.createdAt,
          lastUsedAt: accessToken.lastUsedAt,
          expiresAt: accessToken.expiresAt,
        })
        .from(accessToken)
        .innerJoin(account, eq(account.id, accessToken.createdBy))
        .where(eq(accessToken.companyId, companyId))
        .orderBy(desc(accessToken.createdAt), desc(accessToken.id)),

    async count(companyId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(accessToken)
        .where(eq(accessToken.companyId, companyId));
      return row?.n ?? 0;
    },

    async insert(row: typeof accessToken.$inferInsert): Promise<void> {
      await db.insert(accessToken).values(row);
    },

    /** Undefined if there was none. */
    async delete(companyId: string, id: string): Promise<{ name: string } | undefined> {
      const [row] = await db
        .delete(accessToken)
        .where(and(eq(accessToken.companyId, companyId), eq(accessToken.id, id)))
        .returning({ name: accessToken.name });
      return row;
    },

    async deleteOf(companyId: string, accountId: string): Promise<void> {
      await db
        .delete(accessToken)
        .where(and(eq(accessToken.companyId, companyId), eq(accessToken.createdBy, accountId)));
    },
  };
}

/** What a call brings a token for. */
function queryUse(db: Db) {
  return {
    /**
     * Finds the caller behind a token that is valid at `now`, and when it was last used. A token of somebody who has
     * left the company no longer works, and none does while the company is closed. This is the one look-up that begins without a tenant.
     */
    async findActor(
      tokenHash: string,
      now: Date,
    ): Promise<{ actor: Actor; companyId: string; lastUsedAt: Date | null } | undefined> {
      const [row] = await db
        .select({
          account: actorColumns,
          id: accessToken.id,
          companyId: accessToken.companyId,
          scopes: accessToken.scopes,
          lastUsedAt: accessToken.lastUsedAt,
        })
        .from(accessToken)
        .innerJoin(
          account,
          and(eq(account.id, accessToken.createdBy), eq(account.companyId, accessToken.companyId)),
        )
        .innerJoin(company, eq(company.id, accessToken.companyId))
        .where(
          and(
            eq(accessToken.tokenHash, tokenHash),
            isOpenCompany,
            or(isNull(accessToken.expiresAt), gt(accessToken.expiresAt, now)),
          ),
        );
      if (!row) return undefined;
      const { id: sessionId, companyId, scopes, lastUsedAt } = row;
      return { actor: actorOf(row.account, { sessionId, scopes }), companyId, lastUsedAt };
    },

    async touch(companyId: string, id: string, lastUsedAt: Date): Promise<void> {
      await db
        .update(accessToken)
        .set({ lastUsedAt })
        .where(and(eq(accessToken.companyId, companyId), eq(accessToken.id, id)));
    },
  };
}
