/** The end of the program when it is told to stop. */
import type { Logger } from 'pino';
import { reasonOf } from './lib/describe-error.ts';

/** Shared with /readyz, by which load balancers choose. */
export type Stopping = { isStopping: boolean };

/** Part of the end, by its name in the log; `mostMs`: how long it is waited for, unless the usual. */
export type StopStep = [name: string, run: () => unknown, mostMs?: number];

export type StopDeps = {
  /** Taken one after the other, whatever becomes of those before. */
  steps: readonly StopStep[];
  stopping: Stopping;
  logger: Pick<Logger, 'info' | 'error'>;
  /** Only tests give one. */
  exit?: (code: number) => void;
};

/** One Ctrl-C comes from the terminal and from the launcher as well: what follows so soon is the same signal. */
const SAME_SIGNAL_MS = 1_000;

/** What waits for others, such as a call that a browser never finishes, may not keep what comes after from being closed. */
const MOST_MS = 15_000;

/** Makes what a signal calls: the first one ends the program step by step, a second one ends it at once. */
export function createStop({ steps, stopping, logger, exit = process.exit }: StopDeps) {
  let toldAt = 0;

  return async (signal: string): Promise<void> => {
    if (stopping.isStopping) {
      if (performance.now() - toldAt < SAME_SIGNAL_MS) return;
      logger.error({ signal }, 'told to stop again: ending at once');
      return exit(1);
    }
    stopping.isStopping = true;
    toldAt = performance.now();
    logger.info({ signal }, 'stopping');
    for (const [name, run, mostMs = MOST_MS] of steps) {
      try {
        await endWithin(mostMs, run);
      } catch (error) {
        logger.error({ step: name, reason: reasonOf(error) }, 'could not be closed');
      }
    }
    exit(0);
  };
}

/** @throws if `run` fails, or has not come to its end by then */
async function endWithin(mostMs: number, run: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not at its end after ${mostMs} ms`)), mostMs);
  });
  try {
    await Promise.race([Promise.resolve().then(run), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
