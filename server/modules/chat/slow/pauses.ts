import { AppError } from '../../../app-error.ts';
import { RecentlyUsed } from '../../../lib/recently-used.ts';
import type { Clock } from '../counting/answer-time.ts';

/** The first pause of a product, ms; each further one is twice as long. */
const FIRST_MS = 10_000;
const LONGEST_MS = 5 * 60_000;
/** After so long without a further one the next is the first again. */
const FORGOTTEN_MS = 3_600_000;
/** At about 300 bytes each. */
const MAX_PAUSED = 1_000;

/** Of one product, for one version of its manuals. */
export type Pauses = ReturnType<typeof createPauses>;

export type Pause = {
  /** @throws AppError unavailable as long as the product pauses */
  assertOver: () => void;
  /** Lets the product pause. @returns how long, s */
  begin: () => number;
};

type Paused = { version: string; begunAt: number; ms: number };

/**
 * Pauses of products at which a thread was ended: it takes the indexes of its other products with it, so the same product must not
 * end it again and again.
 */
export function createPauses(clock: Clock) {
  const paused = new RecentlyUsed<Paused>(MAX_PAUSED);

  function find(name: string, version: string): Paused | null {
    const known = paused.get(name);
    return known?.version === version && clock() - known.begunAt < FORGOTTEN_MS ? known : null;
  }

  return {
    /** @param version a new one of the product begins without a pause */
    of: (name: string, version: string): Pause => ({
      assertOver() {
        const known = find(name, version);
        const leftMs = known === null ? 0 : known.begunAt + known.ms - clock();
        if (leftMs > 0) throw tooLong(Math.ceil(leftMs / 1000));
      },
      begin() {
        const before = find(name, version);
        const ms = before === null ? FIRST_MS : Math.min(LONGEST_MS, 2 * before.ms);
        paused.set(name, { version, begunAt: clock(), ms });
        return ms / 1000;
      },
    }),
  };
}

/** What is told of a product that pauses; nothing is charged for it. @param retryS after which to ask again */
function tooLong(retryS: number): AppError {
  const message = 'A question about this product took too long. Please try again in a moment.';
  return new AppError('unavailable', message, { headers: { 'retry-after': String(retryS) } });
}
