import { ChildDeath, type LimitedChild, startLimitedChild } from '../runtime/limited-child.ts';
import type { Script } from '../runtime/script.ts';
import type { EncoderMessage, EncoderReply, EncoderRequest } from './encoder-protocol.ts';
import type { ModelName } from './models.ts';

/** The process that encodes: started with the first text, ended when idle, and replaced after a crash. */
export type EncoderProcess = {
  /** Whether it can take another text of this kind. It takes one of each at a time, so that a crash affects no more. */
  isFree(kind: EncoderRequest['kind']): boolean;
  /** @throws if no process can be started */
  send(request: EncoderRequest): void;
  close(): void;
};

export type EncoderProcessOptions = {
  script: Script;
  /** A busy process that is silent for this long, in ms, is killed. */
  silenceMs: number;
  /** An idle process is ended after this time, in ms. */
  idleMs: number;
  onReply: (reply: EncoderReply) => void;
  onLoaded: (model: ModelName) => void;
  /** @param lost its unfinished work; @param blamed models that may have caused the crash; @param reason a sentence */
  onDeath: (lost: EncoderRequest[], blamed: ModelName[], reason: string) => void;
};

/** Memory limit in bytes: the two models take about 420 million; the rest is for the longest window. */
const MAX_MEMORY_BYTES = 900_000_000;
/** Questions are urgent: one that is late is answered by words alone. Passages, which can wait, go through the same process. */
const NICENESS = 2;
const LIMITS = { maxMemoryBytes: MAX_MEMORY_BYTES, niceness: NICENESS };
/** Maximum number of characters of a crashed process's output that are quoted in the reason. */
const MAX_DETAIL = 300;

/** Talks with one child process at a time. */
export function createEncoderProcess(options: EncoderProcessOptions): EncoderProcess {
  const { script, silenceMs, idleMs, onReply, onLoaded, onDeath } = options;
  const atWork = new Map<number, EncoderRequest>();
  let child: LimitedChild | null = null;
  let isListening = false;
  let idleTimer: NodeJS.Timeout | undefined;
  /** The model that the child last reported to be using. */
  let turnedTo: ModelName | null = null;

  /** Handles the messages of the child until it has no more work. */
  async function listen(from: LimitedChild): Promise<void> {
    isListening = true;
    try {
      while (atWork.size > 0) take((await from.receive(silenceMs)) as EncoderMessage);
    } catch (error) {
      isListening = false;
      lose(error);
      return;
    }
    isListening = false;
    // An idle process must neither keep the program running nor hold its memory for ever.
    from.keepAwake(false);
    idleTimer = setTimeout(from.kill, idleMs).unref();
  }

  function take(message: EncoderMessage): void {
    if (message.kind === 'at') turnedTo = message.model;
    else if (message.kind === 'loaded') onLoaded(message.model);
    else if (atWork.delete(message.id)) onReply(message);
  }

  function lose(error: unknown): void {
    const lost = [...atWork.values()];
    atWork.clear();
    const blamed = turnedTo === null ? lost.map(({ model }) => model) : [turnedTo];
    onDeath(lost, blamed, describeDeath(error, silenceMs));
  }

  return {
    isFree(kind) {
      const isDying = isListening && !child?.isAlive();
      return !isDying && [...atWork.values()].every((request) => request.kind !== kind);
    },
    send(request) {
      clearTimeout(idleTimer);
      if (!child?.isAlive()) {
        turnedTo = null;
        child = startLimitedChild(script, LIMITS);
      }
      child.keepAwake(true);
      child.send(request);
      atWork.set(request.id, request);
      if (!isListening) void listen(child);
    },
    close() {
      clearTimeout(idleTimer);
      child?.kill();
    },
  };
}

function describeDeath(error: unknown, silenceMs: number): string {
  if (!(error instanceof ChildDeath)) return String(error);
  const { reason, message } = error;
  if (reason === 'timeout') return `The encoder's process said nothing for ${silenceMs / 1000} seconds.`;
  if (reason === 'memory') return "The encoder's process needed more memory than it may take.";
  if (reason === 'killed') return "The encoder's process was killed.";
  const detail = message.replace(`${reason}: `, '').replace(/\s+/g, ' ');
  return `The encoder's process ended: ${detail.slice(0, MAX_DETAIL)}`;
}
