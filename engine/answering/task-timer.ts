import { readThreadCpuMs } from '../runtime/threads.ts';

/** What a thread may take, in ms. */
export type TimeLimits = {
  /** Most of a processor's time that one task may take once it is begun; of time where the system can't tell. */
  taskMs: number;
  /** Most time that it may take where the processors have more to do: who asked has been told to come again by then. */
  patienceMs: number;
  /** Most time that anything else may take: a slice of an index, or the putting together of one. */
  buildMs: number;
};

/** Watches one piece of a thread's work at a time. */
export type TaskTimer = {
  /** @param thread the system's number of it; null where it has none */
  timeTask(thread: number | null): void;
  timeBuild(): void;
  stop(): void;
};

/** @param onOver is called once a piece has taken too long */
export function createTaskTimer({ taskMs, patienceMs, buildMs }: TimeLimits, onOver: () => void): TaskTimer {
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };

  return {
    timeTask(thread) {
      const cpuMs = (): number | null => (thread === null ? null : readThreadCpuMs(thread));
      const [since, cpuSince] = [performance.now(), cpuMs()];
      // A busy machine may not have let the thread work at all: that is no fault of the task.
      const look = (): void => {
        const [now, cpuNow] = [performance.now(), cpuMs()];
        const had = cpuSince === null || cpuNow === null ? now - since : cpuNow - cpuSince;
        const leftMs = Math.min(taskMs - had, since + patienceMs - now);
        if (leftMs > 0) wait(leftMs, look);
        else onOver();
      };
      wait(taskMs, look);
    },
    timeBuild: () => wait(buildMs, onOver),
    stop: () => clearTimeout(timer),
  };
}
