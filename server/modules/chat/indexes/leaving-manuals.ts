/** Manuals that others have replaced, or that were deleted: a question that is being answered from them is answered to its end. */
import type { OpenManuals } from '../../../../engine/answering/answerer.ts';

/** Longer than all that one question looks up takes, ms. */
const STAY_MS = 15_000;

type Leaving = { opened: OpenManuals; timer: NodeJS.Timeout };

/** Those of a cache of products. */
export function createLeavingManuals() {
  /** The one that leaves first comes first. */
  const leaving = new Set<Leaving>();

  function close(one: Leaving): void {
    leaving.delete(one);
    clearTimeout(one.timer);
    one.opened.close();
  }

  return {
    /** Closes them in a while. */
    add(opened: OpenManuals): void {
      const one: Leaving = { opened, timer: setTimeout(() => close(one), STAY_MS).unref() };
      leaving.add(one);
    },

    /** Closes so many now that the others hold no more than `most` passages together. */
    shrinkTo(most: number): void {
      let held = [...leaving].reduce((sum, { opened }) => sum + opened.passages, 0);
      for (const one of [...leaving]) {
        if (held <= most) return;
        held -= one.opened.passages;
        close(one);
      }
    },
  };
}

export type LeavingManuals = ReturnType<typeof createLeavingManuals>;
