import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/connect.ts';
import { createFileHoldRepository } from './file-holds.repository.ts';

/** What is held by a process that was killed is free again after this time. */
const HELD_MS = 120_000;
const RENEWED_AFTER_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

export type FileHolds = ReturnType<typeof createFileHolds>;

/** While a backup is made no stored file goes: rows that it has read may name it. */
export function createFileHolds(db: Db) {
  const repository = createFileHoldRepository(db);
  return {
    /** Holds all files. @returns what lets go of them */
    async hold(): Promise<() => Promise<void>> {
      const key = await repository.add(HELD_MS);
      // A renewal that fails is tried again; the hold outlives three of them.
      const timer = setInterval(
        () => void repository.renew(key, HELD_MS).catch(() => undefined),
        RENEWED_AFTER_MS,
      );
      timer.unref();
      return async () => {
        clearInterval(timer);
        await repository.remove(key);
      };
    },

    /** Resolves when nobody holds the files. @throws when the signal is aborted */
    async untilReleased(signal?: AbortSignal): Promise<void> {
      while (await repository.exists()) await sleep(LOOK_EVERY_MS, undefined, signal ? { signal } : {});
    },

    isHeld: repository.exists,
    /** After a restore: whoever held them held those of another installation. */
    releaseAll: repository.removeAll,
  };
}
