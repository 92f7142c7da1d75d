import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { passwordTry } from '../../../db/schema/accounts.ts';
import { DAY_MS } from '../../../time.ts';

/** Wrong passwords in a row that cost no waiting. */
export const FREE_TRIES = 10;
/** Longest wait before the next try, so that nobody is kept out for long by what others do. */
export const LONGEST_WAIT_S = 15 * 60;
/** Days for which a network is known by a sign-in: as long as its session can last. */
const KNOWN_MS = 90 * DAY_MS;

const { key, tries, lastAt, signedInAt } = passwordTry;

/** Passwords that were tried in a row, each count under its own key. */
export function createPasswordTries(db: Db) {
  return { ...queryKnownNetworks(db), ...queryTries(db) };
}

/** The networks from which an account was signed in to. */
function queryKnownNetworks(db: Db) {
  return {
    /** Whether somebody has signed in to the account from the network that the key stands for. */
    async isKnownNetwork(network: string): Promise<boolean> {
      const rows = await db
        .select({ key })
        .from(passwordTry)
        .where(and(eq(key, network), gt(signedInAt, new Date(Date.now() - KNOWN_MS))));
      return rows.length > 0;
    },

    /** From now tries from the network of this key have a count of their own. */
    async keepNetwork(network: string): Promise<void> {
      const now = new Date();
      await db
        .insert(passwordTry)
        .values({ key: network, tries: 0, lastAt: now, signedInAt: now })
        .onConflictDoUpdate({ target: key, set: { tries: 0, signedInAt: now } });
    },
  };
}

/** The counts. */
function queryTries(db: Db) {
  return {
    /**
     * Counts a try before it is checked, so that many at once can't all be the first. After the free ones each has to
     * wait twice as long as the one before.
     * @returns how many there were by now, or null where the next has to wait
     */
    async begin(countedKey: string): Promise<number | null> {
      const now = new Date();
      const isOld = sql`${lastAt} < ${new Date(now.getTime() - DAY_MS)}`;
      const waitS = sql`least(power(2, least(${tries} - ${FREE_TRIES}, 20)), ${LONGEST_WAIT_S})`;
      const [row] = await db
        .insert(passwordTry)
        .values({ key: countedKey, tries: 1, lastAt: now })
        .onConflictDoUpdate({
          target: key,
          set: { tries: sql`case when ${isOld} then 1 else ${tries} + 1 end`, lastAt: now },
          setWhere: sql`${tries} < ${FREE_TRIES} or ${lastAt} + ${waitS} * interval '1 second' <= ${now}`,
        })
        .returning({ tries });
      return row?.tries ?? null;
    },

    /** Begins a count anew, once the password was right. */
    async forget(countedKey: string): Promise<void> {
      await db.update(passwordTry).set({ tries: 0 }).where(eq(key, countedKey));
    },

    /** Removes counts that nobody has added to for a day, and networks that are known no more; returns how many. */
    async removeOld(): Promise<number> {
      const now = new Date();
      const rows = await db
        .delete(passwordTry)
        .where(
          and(
            lt(lastAt, new Date(now.getTime() - DAY_MS)),
            or(isNull(signedInAt), lt(signedInAt, new Date(now.getTime() - KNOWN_MS))),
          ),
        )
        .returning({ key });
      return rows.length;
    },
  };
}
