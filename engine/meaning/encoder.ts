/**
 * The encoder as the rest of the product sees it: one thread a process, started when it is first needed. Whatever becomes of the
 * thread, a caller gets vectors or null, which means: answer by words alone.
 */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../runtime/start-thread.ts';
import type { EncoderReply, EncoderRequest } from './encoder-protocol.ts';
import type { ModelName } from './models.ts';
import type { PassageVectors } from './vectors.ts';
import type { PassageText } from './windows.ts';

/** What an administrator is told of the encoder. */
export type EncoderStatus =
  /** Switched off by a setting. */
  | { state: 'off' }
  /** Nobody has asked yet, or all is well. */
  | { state: 'ready' }
  /** Questions are answered by words alone, for this reason, until the encoder is tried again. */
  | { state: 'failing'; reason: string };

export type Encoder = {
  /** Unit vectors of questions; null where there are none to be had in time. Goes before all passages that wait. */
  encodeQuestions(model: ModelName, texts: readonly string[]): Promise<Float32Array[] | null>;
  /** Vectors of a passage; null where there are none to be had. */
  encodePassage(model: ModelName, passage: PassageText): Promise<PassageVectors | null>;
  status(): EncoderStatus;
  /** Ends the thread; what waits gets null. */
  close(): Promise<void>;
};

export type EncoderOptions = {
  /** Folder of the models. */
  modelDir: string;
  /** Called when the encoder begins to fail and when it is well again, for the log. */
  onChange?: (status: EncoderStatus) => void;
  /** A question that takes longer, loading included, is answered by words alone: ms. */
  questionMs?: number;
  /** The same of a passage, which only waits: ms. */
  passageMs?: number;
  /** How long a model that failed is left alone: ms. */
  restMs?: number;
  /** More questions than this never wait: the next one is answered by words alone. */
  maxWaiting?: number;
  /** The thread's program, beside this file. */
  thread?: string;
};

/** JavaScript's part of the thread's memory; the tokenizer of many languages takes 150 of it. Weights are outside: MB. */
const MAX_HEAP_MB = 512;

type Task = {
  request: EncoderRequest;
  limitMs: number;
  done: (reply: EncoderReply | null) => void;
};

/** An encoder that is always off. */
export const noEncoder: Encoder = {
  encodeQuestions: async () => null,
  encodePassage: async () => null,
  status: () => ({ state: 'off' }),
  close: async () => {},
};

/** An encoder whose thread starts with the first text. */
export function createEncoder({
  modelDir,
  onChange = () => {},
  questionMs = 2500,
  passageMs = 60_000,
  restMs = 30_000,
  maxWaiting = 64,
  thread = './encoder-thread',
}: EncoderOptions): Encoder {
  const questions: Task[] = [];
  const passages: Task[] = [];
  let running: { task: Task; timer: NodeJS.Timeout } | null = null;
  let worker: Worker | null = null;
  let status: EncoderStatus = { state: 'ready' };
  /** Until when each model is left alone, by the clock of `performance`. */
  const restsUntil = new Map<ModelName, number>();
  let nextId = 1;
  let isClosed = false;

  function become(next: EncoderStatus): void {
    const isSame = JSON.stringify(next) === JSON.stringify(status);
    status = next;
    if (!isSame) onChange(status);
  }

  function start(): Worker {
    const made = startThread(import.meta.url, thread, { modelDir }, { maxOldGenerationSizeMb: MAX_HEAP_MB });
    made.on('message', (reply: EncoderReply) => worker === made && settle(reply));
    made.on('error', (error: Error) => worker === made && abandon(error.message));
    made.on('exit', (code) => worker === made && abandon(`The encoder's thread ended (${code}).`));
    return made;
  }

  /** Ends the running task with what the thread says of it. */
  function settle(reply: EncoderReply): void {
    if (running === null || reply.id !== running.task.request.id) return;
    const { task, timer } = running;
    clearTimeout(timer);
    running = null;
    if (reply.kind === 'question' || reply.kind === 'passage') become({ state: 'ready' });
    else fail(task.request.model, reply.reason);
    task.done(reply);
    next();
  }

  /** Gives up the thread: it died, or it does not answer. The next text starts another. */
  function abandon(reason: string): void {
    const dead = worker;
    worker = null;
    dead?.terminate().catch(() => {});
    const task = running?.task;
    clearTimeout(running?.timer);
    running = null;
    if (task === undefined) return;
    fail(task.request.model, reason);
    task.done(null);
    next();
  }

  function fail(model: ModelName, reason: string): void {
    restsUntil.set(model, performance.now() + restMs);
    if (!isClosed) become({ state: 'failing', reason });
  }

  const isResting = (model: ModelName): boolean => performance.now() < (restsUntil.get(model) ?? 0);

  function next(): void {
    if (running !== null) return;
    const task = questions.shift() ?? passages.shift();
    // An idle encoder keeps no process alive.
    if (task === undefined) return worker?.unref();
    if (isClosed || isResting(task.request.model)) {
      task.done(null);
      next();
      return;
    }
    worker ??= start();
    const timer = setTimeout(() => abandon('The encoder does not answer.'), task.limitMs);
    running = { task, timer };
    worker.ref();
    worker.postMessage(task.request);
  }

  const run = (queue: Task[], request: EncoderRequest, limitMs: number): Promise<EncoderReply | null> =>
    new Promise((done) => {
      queue.push({ request, limitMs, done });
      next();
    });

  return {
    async encodeQuestions(model, texts) {
      if (questions.length + texts.length > maxWaiting) return null;
      const replies = await Promise.all(
        texts.map((text) => run(questions, { id: nextId++, kind: 'question', model, text }, questionMs)),
      );
      const vectors = replies.flatMap((reply) => (reply?.kind === 'question' ? [reply.vector] : []));
      return vectors.length === texts.length ? vectors : null;
    },
    async encodePassage(model, passage) {
      const request: EncoderRequest = { id: nextId++, kind: 'passage', model, passage };
      const reply = await run(passages, request, passageMs);
      return reply?.kind === 'passage' ? reply.vectors : null;
    },
    status: () => status,
    async close() {
      isClosed = true;
      for (const task of [...questions.splice(0), ...passages.splice(0)]) task.done(null);
      const ended = worker;
      abandon('closed');
      await ended?.terminate();
    },
  };
}
