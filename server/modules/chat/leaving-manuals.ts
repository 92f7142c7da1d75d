/** Manuals that others have replaced: a question that is being answered from them is answered to its end. */
import type { OpenManuals } from '../../../engine/answering/answerer.ts';

/** Longer than all that one question looks up takes, ms. */
const STAY_MS = 15_000;

type Leaving = { opened: OpenManuals; timer: NodeJS.Timeout };

/** Those of a cache of products; at most one index of each stays. */
export function createLeavingManuals() {
  const leaving = new Map<string, Leaving>();

  function close(key: string): void {
    const found = leaving.get(key);
    leaving.delete(key);
    clearTimeout(found?.timer);
    found?.opened.close();
  }

  return {
    /** Closes the product's index in a while. @param key of the product */
    add(key: string, opened: OpenManuals): void {
      close(key);
      const timer = setTimeout(() => close(key), STAY_MS).unref();
      leaving.set(key, { opened, timer });
    },
    /** Closes that of one product now. */
    close,
    /** Closes all now. */
    closeAll(): void {
      for (const key of [...leaving.keys()]) close(key);
    },
    /** How many they hold together. */
    passages: (): number => [...leaving.values()].reduce((sum, { opened }) => sum + opened.passages, 0),
  };
}

export type LeavingManuals = ReturnType<typeof createLeavingManuals>;
