/** For so long after it was last seen, somebody counts as there. */
const THERE_FOR_MS = 5_000;

/** Who of those that share a machine is there. */
export type Presence = {
  /** Somebody does something now. */
  note(who: string): void;
  /** Whether nobody else has done anything lately. */
  isAlone(who: string): boolean;
};

/** @param clock monotonic, in milliseconds */
export function createPresence(clock: () => number = () => performance.now()): Presence {
  // Only the last two can matter: whoever asks is one of them, or not alone while either is there.
  let last = { who: '', at: Number.NEGATIVE_INFINITY };
  let before = last;
  return {
    note(who) {
      if (who !== last.who) before = last;
      last = { who, at: clock() };
    },
    isAlone(who) {
      const other = last.who === who ? before : last;
      return clock() - other.at > THERE_FOR_MS;
    },
  };
}
