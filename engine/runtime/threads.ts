/** Threads of this program as Linux knows them; other systems tell nothing of a thread. */
import { readFileSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Names the thread that reads it: "PROCESS/task/THREAD". */
const OWN_THREAD = '/proc/thread-self';
/** Of the columns after the name: what the thread and the system took for it, in hundredths of a second. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const MS_OF_TICK = 10;

/** The system's number of the thread that calls this; null where there is none. */
export function findOwnThread(): number | null {
  try {
    return Number(readlinkSync(OWN_THREAD).split('/').at(-1));
  } catch {
    return null;
  }
}

/** Time of a processor that a thread of this process has taken so far, in ms; null where that can't be told. */
export function readThreadCpuMs(thread: number): number | null {
  try {
    // The name before it, in brackets, may hold blanks.
    const [, rest = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(/\) /);
    const columns = rest.split(' ');
    return (Number(columns[USER_TICKS]) + Number(columns[SYSTEM_TICKS])) * MS_OF_TICK;
  } catch {
    return null;
  }
}

/**
 * Has the thread that calls this step back behind the other threads of the program, wherever the system can. Nobody can take that back.
 * @param niceness 1 to 19
 * @returns whether it does
 */
export function stepThreadBack(niceness: number): boolean {
  const thread = findOwnThread();
  // Of the first thread, whose number is the process's, other systems would move the whole program.
  if (thread === null || thread === process.pid) return false;
  try {
    setPriority(thread, niceness);
    return true;
  } catch {
    return false;
  }
}
