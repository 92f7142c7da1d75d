import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountToken } from '../../db/schema/accounts.ts';

export type AccountToken = typeof accountToken.$inferSelect;
export type TokenPurpose = typeof accountToken.$inferSelect.purpose;

const valid = (purpose: TokenPurpose, tokenHash: string, now: Date) =>
  and(
    eq(accountToken.tokenHash, tokenHash),
    eq(accountToken.purpose, purpose),
    gt(accountToken.expiresAt, now),
  );

const ofAccount = (accountId: string, purpose: TokenPurpose) =>
  and(eq(accountToken.accountId, accountId), eq(accountToken.purpose, purpose));

/** Keys of mailed links, by their hash. */
export function createAccountTokensRepository(db: Db) {
  return { ...queryLinks(db), ...queryEnds(db) };
}

/** Tokens that can be used. */
function queryLinks(db: Db) {
  return {
    async insert(row: typeof accountToken.$inferInsert): Promise<void> {
      await db.insert(accountToken).values(row);
    },

    async countSince(accountId: string, purpose: TokenPurpose, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(accountToken)
        .where(and(ofAccount(accountId, purpose), gt(accountToken.createdAt, since)));
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

    /** The token as it is kept; undefined once it is used, expired or never was. */
    async find(purpose: TokenPurpose, tokenHash: string, now: Date): Promise<AccountToken | undefined> {
      const [row] = await db
        .select()
        .from(accountToken)
        .where(valid(purpose, tokenHash, now));
      return row;
    },

    /** The valid token of a purpose that was made last. */
    async findLast(accountId: string, purpose: TokenPurpose, now: Date): Promise<AccountToken | undefined> {
      const [row] = await db
        .select()
        .from(accountToken)
        .where(and(ofAccount(accountId, purpose), gt(accountToken.expiresAt, now)))
        .orderBy(desc(accountToken.id))
        .limit(1);
      return row;
    },
  };
}

/** How tokens end. */
function queryEnds(db: Db) {
  return {
    /** Makes the tokens of a purpose useless; they still count as made. @returns how many could be used */
    async end(accountId: string, purpose: TokenPurpose, now: Date): Promise<number> {
      const rows = await db
        .update(accountToken)
        .set({ expiresAt: now })
        .where(and(ofAccount(accountId, purpose), gt(accountToken.expiresAt, now)))
        .returning({ id: accountToken.id });
      return rows.length;
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
      await db.delete(accountToken).where(ofAccount(accountId, purpose));
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
