import type { Db } from '../../db/connect.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'maintenance-last-run';

/** When the daily maintenance ran last, kept with the data. */
export function createLastRunRepository(db: Db) {
  const settings = createSettings(db);
  return {
    async find(): Promise<Date | null> {
      const value = await settings.find(KEY);
      return value === null ? null : new Date(value);
    },

    record: (at: Date): Promise<void> => settings.set(KEY, at.toISOString()),
  };
}
