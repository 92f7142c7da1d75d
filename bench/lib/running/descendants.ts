/** Processes that a process has started, from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

export type ProcessId = {
  pid: number;
  /** Ticks since boot; tells a process from a later one with the same number. */
  startedAt: string;
};

/** Children of `pid`, their children and so on. */
export function listDescendants(pid: number): ProcessId[] {
  const children = new Map<number, ProcessId[]>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
    if (stat === null) continue;
    const siblings = children.get(stat.parent) ?? [];
    siblings.push({ pid: Number(name), startedAt: stat.startedAt });
    children.set(stat.parent, siblings);
  }
  const below = (parent: number): ProcessId[] =>
    (children.get(parent) ?? []).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** Those of {@link listDescendants} that run a program of ours: its path from the root, without extension. */
export const listPrograms = (pid: number, program: string): ProcessId[] =>
  listDescendants(pid).filter((found) =>
    commandOf(found.pid).some((part) => part.endsWith(`/${program}.js`)),
  );

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Whether it still runs; one that has ended and was not yet collected does not. */
export function isRunning({ pid, startedAt }: ProcessId): boolean {
  const stat = readStat(pid);
  return stat !== null && stat.startedAt === startedAt && stat.state !== 'Z';
}

/** Fields 3, 4 and 22 of /proc/PID/stat, which stand behind the program's name in brackets; null if it is gone. */
function readStat(pid: number): { state: string; parent: number; startedAt: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}
