/** A desk on a thread of its own: whatever a question takes, the caller's thread goes on, and so do all other questions after a while. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../runtime/start-thread.ts';
import type { Line } from './answerer.ts';
import { type DeskRequest, NotHeld } from './desk.ts';
import { createTaskTimer, type TimeLimits } from './task-timer.ts';

export type ToThread = { call: number; request: DeskRequest };
/** A thread's first message; `thread` is the system's number of it, null where it has none. */
type Begun = { kind: 'begun'; thread: number | null };
export type FromThread = Begun | ({ call: number } & Reply);
type Reply = { kind: 'done'; result: unknown } | { kind: 'not-held' } | { kind: 'failed'; error: Error };

/** Thrown for a question at which its thread was ended, because it took too long or too much memory. */
export class TookTooLong extends Error {
  constructor() {
    super('Answering took too long.');
    this.name = 'TookTooLong';
  }
}

type ThreadLimits = TimeLimits & {
  /** Of the JavaScript of a thread. Vectors are beside it. */
  heapMegabytes: number;
};

const LIMITS: ThreadLimits = { taskMs: 5_000, patienceMs: 15_000, buildMs: 60_000, heapMegabytes: 1_024 };

type Call = { request: DeskRequest; resolve: (result: unknown) => void; reject: (error: Error) => void };
type Options = { limits?: Partial<ThreadLimits>; start?: (limits: ThreadLimits) => Worker };

/**
 * Makes a line to a thread, which starts with the first request. A thread that works at a task for too long is ended: that task
 * is given up, everything else that waited is told that its manuals are not held any more, and the next request starts a thread anew.
 * @param start only tests give one
 */
export function createThreadLine({ limits: given, start = startAnswering }: Options = {}): Line {
  const limits = { ...LIMITS, ...given };
  let thread: Worker | null = null;
  /** What the thread has said of itself; a busy machine may take seconds to begin one, which is no fault of a task. */
  let begun: Begun | null = null;
  /** In the order of the requests, in which tasks are done. */
  let calls = new Map<number, Call>();
  let made = 0;
  const timer = createTaskTimer(limits, () => void thread?.terminate());
  /** The call that the timer is for. */
  let watched: number | undefined;

  /** Times what is being done. */
  function watch(isAnew = false): void {
    const [call, { request }] = firstOf(calls) ?? [undefined, { request: undefined }];
    if (call === watched && !isAnew) return;
    timer.stop();
    watched = call;
    // A thread keeps the program running as long as something is asked of it.
    if (call === undefined) return void thread?.unref();
    thread?.ref();
    if (request?.kind === 'task' && begun) timer.timeTask(begun.thread);
    else timer.timeBuild();
  }

  function run(): Worker {
    const started = start(limits);
    begun = null;
    started.on('message', (message: FromThread) => {
      if (message.kind === 'begun') {
        begun = message;
        return watch(true);
      }
      const { call, ...reply } = message;
      const found = calls.get(call);
      calls.delete(call);
      watch();
      if (found) settle(found, reply);
    });
    // The end comes with it, where all that waits is told.
    started.on('error', () => undefined);
    started.on('exit', () => {
      if (thread === started) giveUp();
    });
    return started;
  }

  /** What was being done when the thread ended is not asked again: it may have been the reason. */
  function giveUp(): void {
    const [guilty] = firstOf(calls) ?? [];
    const lost = calls;
    thread = null;
    calls = new Map();
    watch();
    for (const [call, { reject }] of lost) reject(call === guilty ? new TookTooLong() : new NotHeld());
  }

  return {
    send: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        thread ??= run();
        const call = ++made;
        // Throws for what can't be copied.
        thread.postMessage({ call, request } satisfies ToThread, transfer);
        calls.set(call, { request, resolve, reject });
        watch();
      }),
    close: async () => void (await thread?.terminate()),
  };
}

/** What is being done: tasks go before the building of indexes. */
const firstOf = (calls: ReadonlyMap<number, Call>): [number, Call] | undefined =>
  [...calls].find(([, { request }]) => request.kind === 'task') ?? calls.entries().next().value;

function settle({ resolve, reject }: Call, reply: Reply): void {
  if (reply.kind === 'done') resolve(reply.result);
  else reject(reply.kind === 'not-held' ? new NotHeld() : reply.error);
}

const startAnswering = ({ heapMegabytes }: ThreadLimits): Worker =>
  startThread(import.meta.url, './answering-thread', null, { maxOldGenerationSizeMb: heapMegabytes });
