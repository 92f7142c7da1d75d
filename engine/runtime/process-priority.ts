import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

type Child = Pick<ChildProcess, 'pid'>;

/** Linux lets a user change a session's weight ten times a second at most, all sessions together. */
const AGAIN_MS = 120;
const MAX_TRIES = 10;

/** Of sessions that the system would not weigh yet. */
const wanted = new WeakMap<Child, number>();

/**
 * Has a process, with all its threads, step back behind the other processes of the machine.
 * @param niceness 0 to 19; nobody can make it less again
 */
export function beNice({ pid }: Child, niceness: number): void {
  if (pid === undefined) return;
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, niceness);
    } catch {
      // Already gone: its exit is reported.
    }
  }
}

/** Linux gives each thread a niceness of its own; elsewhere the process has one. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/**
 * Has a child that leads a session of its own (`detached`) step back with everything in it. Where Linux groups processes by session,
 * as most distributions have it, niceness only counts among those of one session: a child at 19 had as much of a busy machine as the
 * whole program that started it (sched(7), "The autogroup feature").
 * @param niceness 0 to 19
 */
export function beNiceAsSession(child: Child, niceness: number): void {
  beNice(child, niceness);
  const isUnderWay = wanted.has(child);
  wanted.set(child, niceness);
  if (!isUnderWay) weighSession(child, MAX_TRIES);
}

function weighSession(child: Child, tries: number): void {
  const niceness = wanted.get(child);
  if (child.pid === undefined || niceness === undefined) return;
  try {
    writeFileSync(groupOf(child.pid), String(niceness));
    wanted.delete(child);
  } catch (error) {
    const isTooSoon = (error as NodeJS.ErrnoException).code === 'EAGAIN';
    if (isTooSoon && tries > 1) setTimeout(() => weighSession(child, tries - 1), AGAIN_MS).unref();
    // There are no such groups here, or the child is gone.
    else wanted.delete(child);
  }
}

/**
 * How far the session of a process has stepped back.
 * @returns its niceness, or null where the system has no such groups
 */
export function readSessionNiceness(pid: number): number | null {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync(groupOf(pid), 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

const groupOf = (pid: number): string => `/proc/${pid}/autogroup`;
