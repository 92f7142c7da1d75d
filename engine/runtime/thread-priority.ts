import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Names the thread that reads it: "PROCESS/task/THREAD". Linux alone has it, and a niceness for each thread. */
const OWN_THREAD = '/proc/thread-self';

/**
 * Has the thread that calls this step back behind the other threads of the program, wherever the system can. Nobody can take that back.
 * @param niceness 1 to 19
 * @returns whether it does
 */
export function stepThreadBack(niceness: number): boolean {
  try {
    const thread = Number(readlinkSync(OWN_THREAD).split('/').at(-1));
    // Of the first thread, whose number is the process's, other systems would move the whole program.
    if (thread === process.pid) return false;
    setPriority(thread, niceness);
    return true;
  } catch {
    return false;
  }
}
