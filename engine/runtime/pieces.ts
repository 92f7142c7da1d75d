/** Work that is done in pieces of a few milliseconds: all at once, or with others getting their turn in between. */
import { yieldToEventLoop } from './event-loop.ts';

/** Does all pieces without a pause. */
export function runAtOnce<Result>(pieces: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** Yields to the event loop after each piece. */
export async function runInTurns<Result>(pieces: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    await yieldToEventLoop();
  }
}
