import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { setting } from './schema/platform.ts';

export type Settings = ReturnType<typeof createSettings>;

/** Texts that the installation remembers by name, for all its processes. */
export function createSettings(db: Db) {
  return {
    /** Null where nothing is remembered. */
    async find(key: string): Promise<string | null> {
      const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
      return row?.value ?? null;
    },

    /** Null forgets it. */
    async set(key: string, value: string | null): Promise<void> {
      if (value === null) {
        await db.delete(setting).where(eq(setting.key, key));
        return;
      }
      await db
        .insert(setting)
        .values({ key, value })
        .onConflictDoUpdate({ target: setting.key, set: { value } });
    },

    /** Leaves what is remembered already. */
    async setFirst(key: string, value: string): Promise<void> {
      await db.insert(setting).values({ key, value }).onConflictDoNothing();
    },
  };
}
