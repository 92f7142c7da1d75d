/** The most memory that a process and those it starts take while something runs. */
import { listDescendants } from '../../lib/running/descendants.ts';
import { readMemory } from '../../lib/running/process-usage.ts';

const EVERY_MS = 1000;

/** Resident, bytes; of the children the sum of those that ran at once, with shared pages counted by their share. */
export type Memory = { serverBytes: number; childrenBytes: number };

export function watchMemory(pid: number): { stop: () => Memory } {
  const most: Memory = { serverBytes: 0, childrenBytes: 0 };
  const look = async (): Promise<void> => {
    const { rssBytes } = await readMemory(pid);
    // One that has just ended has none.
    const children = await Promise.all(
      listDescendants(pid).map((child) => readMemory(child.pid).catch(() => ({ pssBytes: 0 }))),
    );
    most.serverBytes = Math.max(most.serverBytes, rssBytes);
    most.childrenBytes = Math.max(
      most.childrenBytes,
      children.reduce((sum, { pssBytes }) => sum + pssBytes, 0),
    );
  };
  // A server that is gone is told of by its customers.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
