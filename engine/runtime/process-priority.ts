import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Has a child step back behind the other processes of the machine.
 * @param niceness 0 to 19; nobody can make it less again
 */
export function beNice({ pid }: Pick<ChildProcess, 'pid'>, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // Already gone: its exit is reported.
  }
}
