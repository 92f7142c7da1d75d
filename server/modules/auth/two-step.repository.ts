import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountTotp, recoveryCode } from '../../db/schema/accounts.ts';

export type TotpRow = typeof accountTotp.$inferSelect;
type Tries = Partial<Pick<TotpRow, 'lastStep' | 'wrongCodes' | 'firstWrongAt' | 'lockedUntil'>>;

const ofAccount = (accountId: string) => eq(accountTotp.accountId, accountId);

/** The second step of accounts. */
export function createTwoStepRepository(db: Db) {
  return { ...queryKeys(db), ...queryRecovery(db) };
}

/** The key of an account. */
function queryKeys(db: Db) {
  return {
    async find(accountId: string): Promise<TotpRow | undefined> {
      const [row] = await db.select().from(accountTotp).where(ofAccount(accountId));
      return row;
    },

    /** The same, and nobody else changes it or gives a code until the transaction ends. */
    async lock(accountId: string): Promise<TotpRow | undefined> {
      const [row] = await db.select().from(accountTotp).where(ofAccount(accountId)).for('update');
      return row;
    },

    /** Keeps a key to be tried, in place of one that was never turned on. False if it is on already. */
    async keepNewKey(accountId: string, sealedKey: string): Promise<boolean> {
      const rows = await db
        .insert(accountTotp)
        .values({ accountId, sealedKey })
        .onConflictDoUpdate({
          target: accountTotp.accountId,
          set: { sealedKey },
          setWhere: isNull(accountTotp.turnedOnAt),
        })
        .returning({ accountId: accountTotp.accountId });
      return rows.length === 1;
    },

    async turnOn(accountId: string, turnedOnAt: Date, lastStep: number): Promise<void> {
      await db.update(accountTotp).set({ turnedOnAt, lastStep }).where(ofAccount(accountId));
    },

    async setTries(accountId: string, tries: Tries): Promise<void> {
      await db.update(accountTotp).set(tries).where(ofAccount(accountId));
    },

    /** Forgets key and recovery codes. @returns whether it was on */
    async remove(accountId: string): Promise<boolean> {
      // In the order in which a code that is given locks them.
      const [row] = await db
        .delete(accountTotp)
        .where(ofAccount(accountId))
        .returning({ turnedOnAt: accountTotp.turnedOnAt });
      await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
      return row?.turnedOnAt != null;
    },
  };
}

/** Its recovery codes. */
function queryRecovery(db: Db) {
  return {
    /** In place of those there were. */
    async replaceRecoveryCodes(accountId: string, codeHashes: string[]): Promise<void> {
      await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
      await db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ accountId, codeHash })));
    },

    async countRecoveryCodes(accountId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(recoveryCode)
        .where(eq(recoveryCode.accountId, accountId));
      return row?.n ?? 0;
    },

    /** Uses a recovery code up; false if it is none of the account's, or no more. */
    async takeRecoveryCode(accountId: string, codeHash: string): Promise<boolean> {
      const rows = await db
        .delete(recoveryCode)
        .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, codeHash)))
        .returning({ codeHash: recoveryCode.codeHash });
      return rows.length === 1;
    },
  };
}
