import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountToken } from '../../db/schema/accounts.ts';

export type TokenPurpose = typeof accountToken.$inferSelect.purpose;

/** Keys of mailed links, by their hash. */
export function createAccountTokensRepository(db: Db) {
  const valid = (purpose: TokenPurpose, tokenHash: string, now: Date) =>
    and(
      eq(accountToken.tokenHash, tokenHash),
      eq(accountToken.purpose, purpose),
      gt(accountToken.expiresAt, now),
    );

  return {
    async insert(row: typeof accountToken.$inferInsert): Promise<void> {
      await db.insert(accountToken).values(row);
    },

    async countSince(accountId: string, purpose: TokenPurpose, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(accountToken)
        .where(
          and(
            eq(accountToken.accountId, accountId),
            eq(accountToken.purpose, purpose),
            gt(accountToken.createdAt, since),
          ),
        );
      return row?.n ?? 0;
    },

    /** The account whose token it is; undefined once it is used, expired or never was. */
    async findAccountId(purpose: TokenPurpose, tokenHash: string, now: Date): Promise<string | undefined> {
      const [row] = await db
        .select({ accountId: accountToken.accountId })
        .from(accountToken)
        .where(valid(purpose, tokenHash, now));
      return row?.accountId;
    },

    /** Uses the token up; false if it is used or expired: of two at once, one gets it. */
    async take(purpose: TokenPurpose, tokenHash: string, now: Date): Promise<boolean> {
      const rows = await db
        .delete(accountToken)
        .where(valid(purpose, tokenHash, now))
        .returning({ id: accountToken.id });
      return rows.length === 1;
    },

    async deleteAll(accountId: string, purpose: TokenPurpose): Promise<void> {
      await db
        .delete(accountToken)
        .where(and(eq(accountToken.accountId, accountId), eq(accountToken.purpose, purpose)));
    },

    /** @returns how many there were. */
    async deleteExpired(now: Date): Promise<number> {
      const rows = await db
        .delete(accountToken)
        .where(lt(accountToken.expiresAt, now))
        .returning({ id: accountToken.id });
      return rows.length;
    },
  };
}
