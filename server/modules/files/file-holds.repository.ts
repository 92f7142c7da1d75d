import { and, eq, gt, like, lte, type SQL, sql } from 'drizzle-orm';
import { v4 as uuid } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { fromNow } from '../../db/from-now.ts';
import { setting } from '../../db/schema/platform.ts';

/** Followed by the number of the hold; the value is when it ends. */
const PREFIX = 'files-held-until:';
const isHold = like(setting.key, `${PREFIX}%`);

/** The moment `ms` milliseconds from now as a text that sorts by time. */
const textFromNow = (ms: number): SQL =>
  sql`to_char((${fromNow(ms)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;

/** Stores until when files are held though nothing needs them, in the database for all processes. */
export function createFileHoldRepository(db: Db) {
  return {
    /** @returns the hold's name */
    async add(ms: number): Promise<string> {
      await db.delete(setting).where(and(isHold, lte(setting.value, textFromNow(0))));
      const key = `${PREFIX}${uuid()}`;
      await db.insert(setting).values({ key, value: textFromNow(ms) });
      return key;
    },

    async renew(key: string, ms: number): Promise<void> {
      await db
        .update(setting)
        .set({ value: textFromNow(ms) })
        .where(eq(setting.key, key));
    },

    async remove(key: string): Promise<void> {
      await db.delete(setting).where(eq(setting.key, key));
    },

    async removeAll(): Promise<void> {
      await db.delete(setting).where(isHold);
    },

    /** Whether there is one that has not ended. */
    async exists(): Promise<boolean> {
      const rows = await db
        .select({ key: setting.key })
        .from(setting)
        .where(and(isHold, gt(setting.value, textFromNow(0))))
        .limit(1);
      return rows.length > 0;
    },
  };
}
