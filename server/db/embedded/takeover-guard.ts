/** A file that says who is putting itself in the place of a dead process; only one may, for some system calls. */
import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';

/** A process killed between making the file and writing its name into it left an empty one this long ago. */
const namelessExpiresMs = 1_000;

export type TakeoverGuard = {
  /** Whether it is still ours, and nobody has taken it for an abandoned one. */
  isHeld(): boolean;
  release(): void;
};

/** Makes the guard; null if somebody else has it. One whose process is gone is removed for the next try. */
export function openTakeoverGuard(path: string): TakeoverGuard | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'wx');
  } catch {
    removeAbandoned(path);
    return null;
  }
  writeSync(descriptor, ownIdentity());
  const isHeld = (): boolean => inodeAt(path) === fstatSync(descriptor).ino;
  return {
    isHeld,
    release: () => {
      if (isHeld()) rmSync(path, { force: true });
      closeSync(descriptor);
    },
  };
}

/** Two may find the same dead guard: whoever moves it away removes that one, never a new one made meanwhile. */
function removeAbandoned(path: string): void {
  const judged = inodeAt(path);
  if (!isAbandoned(path)) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // A living guard moved by mistake goes back; its owner looks before it does anything that can't be undone.
    if (inodeAt(aside) === judged) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // Somebody else has removed it.
  }
}

function isAbandoned(path: string): boolean {
  try {
    const identity = readFileSync(path, 'utf8');
    if (identity === '') return Date.now() - statSync(path).mtimeMs > namelessExpiresMs;
    return !isAlive(identity);
  } catch {
    return false;
  }
}

/** Which file is at a path; undefined if none is. */
export const inodeAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

const ownIdentity = (): string => `${process.pid} ${startOf(process.pid) ?? ''}`.trim();

/** @param identity what `ownIdentity` wrote: process numbers come again, in a container at every start. */
function isAlive(identity: string): boolean {
  const [pid = 0, start] = identity.split(' ').map(Number);
  try {
    if (pid <= 0 || !process.kill(pid, 0)) return false;
  } catch (error) {
    // A process of another user's lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === undefined || start === startOf(pid);
}

/**
 * When a process was started, in clock ticks since the system's own start; null where there is no /proc. Field 22
 * of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the second one, in brackets, may hold anything.
 */
function startOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3]);
  } catch {
    return null;
  }
}
