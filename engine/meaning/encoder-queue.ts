import { type Script, scriptFor } from '../runtime/script.ts';
import { createEncoderProcess } from './encoder-process.ts';
import type { EncoderReply, EncoderRequest } from './encoder-protocol.ts';
import type { ModelHealth } from './encoder-status.ts';
import type { ModelName } from './models.ts';

type Kind = EncoderRequest['kind'];
/** Questions go first. */
const KINDS = ['question', 'passage', 'log'] as const satisfies readonly Kind[];
type Task = { request: EncoderRequest; done: (reply: EncoderReply | null) => void };

export type EncoderQueue = {
  /** Number of waiting texts. */
  length(kind: Kind): number;
  /**
   * The result for a text; null if there is none.
   * @param limitMs time limit; none by default
   */
  add(request: EncoderRequest, limitMs?: number): Promise<EncoderReply | null>;
  /** Ends the process; waiting texts get null. */
  close(): void;
};

type Options = { silenceMs?: number; idleMs?: number; script?: Script };

/** A queue of questions and passages for one process; failures and successes of the models are recorded in `health`. */
export function createEncoderQueue(
  health: ModelHealth,
  {
    silenceMs = 20_000,
    idleMs = 600_000,
    script = scriptFor(import.meta.url, './encoder-child'),
  }: Options = {},
): EncoderQueue {
  const tasks = createTasks(health);
  let isClosed = false;
  const encoder = createEncoderProcess({
    script,
    silenceMs,
    idleMs,
    onReply(reply) {
      tasks.end(reply.id, reply);
      next();
    },
    onLoaded: health.endRest,
    onDeath(lost, blamed, reason) {
      if (!isClosed) for (const model of new Set(blamed)) health.fail(model, reason);
      for (const { id } of lost) tasks.end(id, null);
      next();
    },
  });

  function next(): void {
    for (const kind of KINDS) {
      while (encoder.isFree(kind)) {
        const task = tasks.waiting[kind].shift();
        if (task === undefined) break;
        begin(task, { health, encoder, tasks });
      }
    }
  }

  return {
    length: (kind) => tasks.waiting[kind].length,
    async add(request, limitMs) {
      if (isClosed) return null;
      const reply = tasks.add(request, limitMs);
      next();
      return reply;
    },
    close() {
      isClosed = true;
      encoder.close();
      tasks.forget(() => true);
    },
  };
}

type Begins = {
  health: ModelHealth;
  encoder: Pick<ReturnType<typeof createEncoderProcess>, 'send'>;
  tasks: Pick<ReturnType<typeof createTasks>, 'begun'>;
};

/** Gives a task to the process, unless its model rests. */
function begin(task: Task, { health, encoder, tasks }: Begins): void {
  const { request, done } = task;
  if (health.isResting(request.model)) {
    done(null);
    return;
  }
  try {
    encoder.send(request);
    tasks.begun.set(request.id, task);
  } catch (error) {
    health.fail(request.model, `No process can be started: ${String(error)}`);
    done(null);
  }
}

/** Work to be done, and work that the process has and a caller still waits for. */
function createTasks(health: ModelHealth) {
  const waiting: Record<Kind, Task[]> = { question: [], passage: [], log: [] };
  const begun = new Map<number, Task>();

  /** Texts that timed out. A late reply to one is ignored: it does not show that the next will be in time. */
  function forget(isMeant: (request: EncoderRequest) => boolean): void {
    const meant = [...begun.values(), ...KINDS.flatMap((kind) => waiting[kind])].filter((task) =>
      isMeant(task.request),
    );
    for (const kind of KINDS) waiting[kind] = waiting[kind].filter((task) => !meant.includes(task));
    for (const { request, done } of meant) {
      begun.delete(request.id);
      done(null);
    }
  }

  /** Fails the waiting questions that need the same model as one that took too long. */
  function giveUp(model: ModelName, limitMs: number): void {
    health.fail(model, `A question took longer than ${limitMs / 1000} seconds.`);
    forget((request) => request.kind === 'question' && request.model === model);
  }

  return {
    waiting,
    begun,
    forget,
    add: (request: EncoderRequest, limitMs: number | undefined): Promise<EncoderReply | null> =>
      new Promise((resolve) => {
        const { kind, model } = request;
        const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs, model, limitMs);
        const done = (reply: EncoderReply | null): void => {
          clearTimeout(timer);
          resolve(reply);
        };
        waiting[kind].push({ request, done });
      }),
    end(id: number, reply: EncoderReply | null): void {
      const task = begun.get(id);
      if (task === undefined) return;
      begun.delete(id);
      const { model } = task.request;
      if (reply?.kind === 'unavailable') health.fail(model, reply.reason);
      else if (reply?.kind === 'failed') health.stumble(model, reply.reason);
      else if (reply !== null) health.succeed(model);
      task.done(reply);
    },
  };
}
