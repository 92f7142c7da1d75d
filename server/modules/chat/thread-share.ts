/** How much of the thread that answers all calls a company's questions take. */
import { setTimeout as sleep } from 'node:timers/promises';

export type ShareLimits = {
  /** A look up to so long is an ordinary one, after which the company's next may follow at once; in ms. */
  ordinaryMs: number;
  /** How many times as long as a longer look the thread is left to others. */
  restTimes: number;
};

/** Ordinary questions take some 10 to 30 ms, those that are made to be slow some hundreds. */
const LIMITS: ShareLimits = { ordinaryMs: 60, restTimes: 3 };

export type ThreadShare = ReturnType<typeof createThreadShare>;

/** Makes a record of who rests; nobody does. */
export function createThreadShare({ ordinaryMs, restTimes }: ShareLimits = LIMITS) {
  const rests = new Map<string, Promise<void>>();

  return {
    /** Runs `look`, which keeps the thread until it returns, once the company has rested from its last one. */
    async run<T>(companyId: string, look: () => T): Promise<T> {
      const last = rests.get(companyId);
      let end = (): void => undefined;
      const rest = new Promise<void>((resolve) => {
        end = resolve;
      });
      rests.set(companyId, rest);
      await last;
      const startedAt = performance.now();
      try {
        return look();
      } finally {
        const tookMs = performance.now() - startedAt;
        const restMs = tookMs > ordinaryMs ? restTimes * tookMs : 0;
        void sleep(restMs, undefined, { ref: false }).then(() => {
          if (rests.get(companyId) === rest) rests.delete(companyId);
          end();
        });
      }
    },
  };
}
