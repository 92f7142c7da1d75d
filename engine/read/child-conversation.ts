import type { ReadFailureReason } from '../document/pages.ts';
import { ChildDeath, type LimitedChild } from '../runtime/limited-child.ts';
import type { ChildMessage, ChildRequest } from './child-protocol.ts';
import type { ReadEvent, ResourceUsage } from './read-event.ts';

/** Thrown when the file as a whole cannot be read. */
export class ReadingFailed extends Error {
  readonly reason: ReadFailureReason;

  constructor(reason: ReadFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ReadingFailed';
    this.reason = reason;
  }
}

/** Requests to a child that is started when there is none. */
export type ChildConversation = {
  /** Sends a request and yields the events of its answer. Throws `ChildDeath` or `ReadingFailed`. */
  ask(request: ChildRequest): AsyncGenerator<ReadEvent>;
  /** Ends the child; the next request starts another. */
  drop(): void;
  /** Whether a fresh child may go on after this error. */
  isSurvivable(error: unknown): boolean;
  /** Children that may die in this way at the same work before the work itself is at fault. */
  triesUntil(error: unknown): number;
};

/** One that crashed for no known reason may have had bad luck. */
const TRIES_OF_CRASHED = 2;
/** Whom the system kills when memory is short has done nothing: it takes whoever is there, and more than one. */
const TRIES_OF_KILLED = 6;

export type ConversationParts = {
  start: () => LimitedChild;
  batchTimeoutMs: number;
  documentTimeoutMs: number;
};

/** Talks to one child at a time; the time for the whole document runs from here. */
export function createConversation({
  start,
  batchTimeoutMs,
  documentTimeoutMs,
}: ConversationParts): ChildConversation {
  // Not by the time of day, which somebody may set meanwhile.
  const deadline = performance.now() + documentTimeoutMs;
  let child: LimitedChild | undefined;
  /** What children that are no more have used, and all of them together so far. */
  let before: ResourceUsage = { cpuMs: 0, peakRssBytes: 0 };
  let total = before;
  const addUp = (event: ReadEvent): ReadEvent => {
    if (!('usage' in event)) return event;
    const { cpuMs, peakRssBytes } = event.usage;
    total = {
      cpuMs: before.cpuMs + cpuMs,
      peakRssBytes: Math.max(before.peakRssBytes, peakRssBytes),
    };
    return { ...event, usage: total };
  };
  return {
    async *ask(request) {
      child ??= start();
      child.send(request);
      while (true) {
        const timeoutMs = Math.max(1, Math.min(batchTimeoutMs, deadline - performance.now()));
        const message = (await child.receive(timeoutMs)) as ChildMessage;
        if (message.type === 'idle') return;
        if (message.type === 'error') throw new ReadingFailed(message.reason, { cause: message.message });
        if (message.type !== 'event') continue;
        yield addUp(message.event);
        child.send({ type: 'ack' });
      }
    },
    drop() {
      child?.kill();
      child = undefined;
      before = total;
    },
    isSurvivable(error) {
      if (error instanceof ReadingFailed) return error.reason === 'crashed';
      return error instanceof ChildDeath && error.reason !== 'aborted' && performance.now() < deadline;
    },
    triesUntil(error) {
      if (!(error instanceof ChildDeath) || performance.now() >= deadline) return 1;
      if (error.reason === 'killed') return TRIES_OF_KILLED;
      return error.reason === 'crashed' ? TRIES_OF_CRASHED : 1;
    },
  };
}

/** What a child died of, as the reason why the file cannot be read. */
export function asFailure(error: unknown): ReadingFailed {
  if (error instanceof ReadingFailed) return error;
  return new ReadingFailed(reasonOf(error), { cause: error });
}

function reasonOf(error: unknown): ReadFailureReason {
  if (!(error instanceof ChildDeath) || error.reason === 'aborted') return 'crashed';
  // So often a system only kills what takes too much of its memory.
  return error.reason === 'killed' ? 'memory' : error.reason;
}
