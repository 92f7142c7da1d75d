/** A guard file that names the process that is just taking over the lock of a dead one; only one may do so. */
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

/** Age from which an empty guard counts as left by a process that was killed before it wrote its name into it. */
const namelessExpiresMs = 1_000;

export type TakeoverGuard = {
  /** Whether the guard is still ours and nobody has removed it as abandoned. */
  isHeld(): boolean;
  release(): void;
};

/** Makes the guard; null if another process has it. If that process is dead, its guard is removed for the next try. */
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

/** Removes an abandoned guard. It is moved away first, so that a new one made meanwhile by another process is safe. */
function removeAbandoned(path: string): void {
  const judged = inodeAt(path);
  if (!isAbandoned(path)) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // A living guard that was moved by mistake is put back. Its owner checks it before it does anything irreversible.
    if (inodeAt(aside) === judged) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // Another process has removed it.
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

/** The inode of the file at a path; undefined if there is none. */
export const inodeAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

const ownIdentity = (): string => `${process.pid} ${startOf(process.pid) ?? ''}`.trim();

/** Whether a process lives. @param identity as written by `ownIdentity`, since process ids are reused */
function isAlive(identity: string): boolean {
  const [pid = 0, start] = identity.split(' ').map(Number);
  try {
    if (pid <= 0 || !process.kill(pid, 0)) return false;
  } catch (error) {
    // EPERM means that the process lives, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return start === undefined || start === startOf(pid);
}

/**
 * The start time of a process in clock ticks since the system started; null if there is no /proc. It is field 22 of
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the second field, in brackets, may hold anything.
 */
function startOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3]);
  } catch {
    return null;
  }
}
