/** What one process and the database serve: as many calls as they can, for some seconds, and what these cost. */
import { listDescendants } from '../../lib/running/descendants.ts';
import { readCpuMs, readMemory } from '../../lib/running/process-usage.ts';

export type Capacity = {
  what: string;
  callsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time a call takes in the web processes, ms; so many a second fill a core: 1000 / this. */
  webCpuMs: number;
  /** The same in PostgreSQL. */
  databaseCpuMs: number;
};

export type Measured = {
  what: string;
  call: (n: number) => Promise<void>;
  seconds: number;
  /** Calls under way at any time. */
  atOnce: number;
  /** Processes that answer. */
  web: readonly number[];
  /** PostgreSQL's first process. */
  database: number;
};

export async function measureCapacity({
  what,
  call,
  seconds,
  atOnce,
  web,
  database,
}: Measured): Promise<Capacity> {
  const webBefore = await cpuOf(web);
  const backends = await startCounting(database);
  const times: number[] = [];
  const since = performance.now();
  let n = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - since < seconds * 1000) {
        const begun = performance.now();
        n += 1;
        await call(n);
        times.push(performance.now() - begun);
      }
    }),
  );
  const elapsedS = (performance.now() - since) / 1000;
  const calls = times.length;
  times.sort((a, b) => a - b);
  return {
    what,
    callsPerSecond: calls / elapsedS,
    p50Ms: times[Math.floor(calls / 2)] ?? 0,
    p99Ms: times[Math.floor(calls * 0.99)] ?? 0,
    webCpuMs: ((await cpuOf(web)) - webBefore) / calls,
    databaseCpuMs: (await backends()) / calls,
  };
}

async function cpuOf(pids: readonly number[]): Promise<number> {
  const each = await Promise.all(pids.map(readCpuMs));
  return each.reduce((sum, ms) => sum + ms, 0);
}

/** Counts what PostgreSQL's processes use from now on; those that begin meanwhile are counted from their beginning. */
async function startCounting(database: number): Promise<() => Promise<number>> {
  const read = async (): Promise<Map<number, number>> => {
    const pids = [database, ...listDescendants(database).map(({ pid }) => pid)];
    const entries = pids.map(async (pid) => [pid, await readCpuMs(pid).catch(() => 0)] as const);
    return new Map(await Promise.all(entries));
  };
  const before = await read();
  return async () =>
    [...(await read())].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (before.get(pid) ?? 0)), 0);
}

/** Resident memory, MB. */
export const megabytesOf = async (pid: number): Promise<number> =>
  Math.round((await readMemory(pid)).rssBytes / 1e6);
