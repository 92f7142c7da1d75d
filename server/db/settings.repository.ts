import { eq } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { setting } from './schema/platform.ts';

export type Settings = ReturnType<typeof createSettings>;

/** Stores texts by name for the whole installation, shared by all its processes. */
export function createSettings(db: Db) {
  return {
    /** Finds a text; null if none is stored. */
    async find(key: string): Promise<string | null> {
      const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
      return row?.value ?? null;
    },

    /** Stores a text; null removes it. */
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

    /** Stores a text unless there is one already. */
    async setFirst(key: string, value: string): Promise<void> {
      await db.insert(setting).values({ key, value }).onConflictDoNothing();
    },
  };
}
