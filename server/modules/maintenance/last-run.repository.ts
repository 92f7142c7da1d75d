import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { setting } from '../../db/schema/platform.ts';

const KEY = 'maintenance-last-run';

/** When the daily maintenance ran last, kept with the data. */
export function createLastRunRepository(db: Db) {
  return {
    async find(): Promise<Date | null> {
      const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
      return row ? new Date(row.value) : null;
    },

    async record(at: Date): Promise<void> {
      const value = at.toISOString();
      await db
        .insert(setting)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: setting.key, set: { value } });
    },
  };
}
