/** The end of the program when it is told to stop. */
import type { Logger } from 'pino';
import { reasonOf } from './lib/describe-error.ts';

/** Shared with /readyz, by which load balancers choose. */
export type Stopping = { isStopping: boolean };

/** Part of the end, by its name in the log. */
export type StopStep = [name: string, run: () => unknown];

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
    for (const [name, run] of steps) {
      try {
        await run();
      } catch (error) {
        logger.error({ step: name, reason: reasonOf(error) }, 'could not be closed');
      }
    }
    exit(0);
  };
}
