import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { watchMemory } from './memory-watch.ts';
import { beNiceAsSession } from './process-priority.ts';
import type { Script } from './script.ts';

/** How a child process came to its end without having been asked to; `killed`: by somebody else, mostly the system. */
export type ChildDeathReason = 'timeout' | 'memory' | 'crashed' | 'killed' | 'aborted';

/** Thrown by `receive` when the child is no more. `message` holds the end of what it wrote to stderr. */
export class ChildDeath extends Error {
  readonly reason: ChildDeathReason;

  constructor(reason: ChildDeathReason, message: string) {
    super(`${reason}: ${message}`);
    this.name = 'ChildDeath';
    this.reason = reason;
  }
}

export type ChildLimits = {
  /** Data segment and resident memory of the child; beyond it is killed. */
  maxMemoryBytes: number;
  signal?: AbortSignal | undefined;
  /** How far it steps back behind the other processes of the machine, 0 to 19. */
  niceness?: number;
  /** Messages hold bytes, which go as they are instead of as text. */
  sendsBytes?: boolean;
};

/** A child process under limits that talks in messages. Nothing it does can throw in the parent but `receive`. */
export type LimitedChild = {
  send(message: object): void;
  /** The child's next message. Throws `ChildDeath` when the child dies first or `timeoutMs` pass. */
  receive(timeoutMs: number): Promise<unknown>;
  /** Kills the child and all it started. */
  kill(): void;
  /** Has it step back, for the rest of its life: nobody can take that back. @param niceness 0 to 19 */
  stepBack(niceness: number): void;
  /** False once it is known to be no more. */
  isAlive(): boolean;
  /** Whether this process lives on for the child's sake; it does unless told otherwise. */
  keepAwake(isAwake: boolean): void;
};

const PRLIMIT = '/usr/bin/prlimit';

/** The only folders that are searched for programs, whatever the parent's environment says. */
export const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin';

/**
 * Settings of the allocators. That of glibc keeps a heap for each thread, and memory that was freed; our native
 * libraries use one thread at a time, so one heap that returns memory soon is smaller. Other systems ignore this.
 * That of PDFium (mimalloc) reserves a gigabyte, which the limit on the data segment would deny; with a small reserve
 * it asks the system bit by bit.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '4000000',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MIMALLOC_ARENA_RESERVE: '64MiB',
};

/** Characters of what a child wrote to stderr that go into the reason of its death. */
const STDERR_CHARS = 2000;
/** Niceness of a child whose work nobody waits for on a screen. */
const NICENESS = 5;
/** How allocators and V8 say that there is no more memory. */
const OUT_OF_MEMORY = /out of memory|allocation failed|bad_alloc|RangeError: Array buffer/i;
/** Share of the memory limit from which a child that ended without a word is taken to have died of it: an allocation may fail below. */
const SUSPECT_SHARE = 0.75;

/** Starts a script as a child with an environment of its own, as a process group, under limits. */
export function startLimitedChild(script: Script, limits: ChildLimits): LimitedChild {
  const { maxMemoryBytes, signal } = limits;
  const child = forkLimited(script, limits);
  const messages: unknown[] = [];
  let stderr = '';
  let death: ChildDeath | undefined;
  let wake: (() => void) | undefined;
  const memory = watchMemory(child.pid, maxMemoryBytes, () => die('memory', 'over the limit'));

  const die = (reason: ChildDeathReason, detail: string): void => {
    if (death) return;
    death = new ChildDeath(reason, `${detail} ${stderr.slice(-STDERR_CHARS)}`.trim());
    memory.stop();
    signal?.removeEventListener('abort', onAbort);
    killGroup(child);
    wake?.();
  };
  const onAbort = (): void => die('aborted', 'stopped by the caller');
  const onEnd = (detail: string, otherwise: ChildDeathReason = 'crashed'): void => {
    const isOverMemory = OUT_OF_MEMORY.test(stderr) || memory.peakBytes() > SUSPECT_SHARE * maxMemoryBytes;
    die(isOverMemory ? 'memory' : otherwise, detail);
  };

  child.on('message', (message) => {
    messages.push(message);
    wake?.();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr = (stderr + chunk.toString('utf8')).slice(-2 * STDERR_CHARS);
  });
  child.on('error', (error) => onEnd(error.message));
  // What we kill ourselves is known to be dead by then.
  child.on('exit', (code, end) => onEnd(`exit ${end ?? code}`, end === 'SIGKILL' ? 'killed' : 'crashed'));
  callWhenAborted(signal, onAbort);

  return {
    send(message) {
      if (!death && child.connected) child.send(message, () => {});
    },
    async receive(timeoutMs) {
      const timer = setTimeout(() => die('timeout', `no word for ${timeoutMs} ms`), timeoutMs);
      try {
        while (messages.length === 0) {
          if (death) throw death;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        return messages.shift();
      } finally {
        clearTimeout(timer);
        wake = undefined;
      }
    },
    kill: () => die('aborted', 'no longer needed'),
    stepBack: (niceness) => beNiceAsSession(child, niceness),
    isAlive: () => death === undefined,
    keepAwake: (isAwake) => keepAwake(child, isAwake),
  };
}

/** Calls `onAbort` when the signal aborts, or at once if it has. */
function callWhenAborted(signal: AbortSignal | undefined, onAbort: () => void): void {
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
}

/** Lets a child keep this process running, or not. */
function keepAwake(child: ChildProcess, isAwake: boolean): void {
  // The child writes its errors to a socket; the type does not say so.
  for (const handle of [child, child.channel, child.stderr as Partial<Socket> | null])
    if (isAwake) handle?.ref?.();
    else handle?.unref?.();
}

function forkLimited({ path, execArgv }: Script, limits: ChildLimits): ChildProcess {
  const { maxMemoryBytes, niceness = NICENESS, sendsBytes = false } = limits;
  const heapMegabytes = Math.round((0.7 * maxMemoryBytes) / 1e6);
  const nodeArgs = [`--max-old-space-size=${heapMegabytes}`, '--no-warnings', ...execArgv];
  const isLimitable = existsSync(PRLIMIT);
  const child = fork(path, [], {
    detached: true,
    serialization: sendsBytes ? 'advanced' : 'json',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: SEARCH_PATH, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1', UV_THREADPOOL_SIZE: '2', ...ALLOCATOR },
    // prlimit replaces itself with node: same process id, same channel.
    execPath: isLimitable ? PRLIMIT : process.execPath,
    execArgv: isLimitable ? [`--data=${maxMemoryBytes}`, process.execPath, ...nodeArgs] : nodeArgs,
  });
  beNiceAsSession(child, niceness);
  return child;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
