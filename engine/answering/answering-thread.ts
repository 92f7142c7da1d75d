/** The program of a thread that answers; see `thread-line.ts`. */
import { parentPort } from 'node:worker_threads';
import { findOwnThread, stepThreadBack } from '../runtime/threads.ts';
import { createDesk, NotHeld } from './desk.ts';
import type { FromThread, ToThread } from './thread-line.ts';

/** Answering may keep all processors busy; lists, pages and sign-ins of others, which take little, go before. */
const NICENESS = 5;

stepThreadBack(NICENESS);
const desk = createDesk();
const send = (message: FromThread): void => parentPort?.postMessage(message);
send({ kind: 'begun', thread: findOwnThread() });

async function answer({ call, request }: ToThread): Promise<void> {
  try {
    // Throws what can't be copied itself for what can't be copied.
    send({ call, kind: 'done', result: await desk.handle(request) });
  } catch (error) {
    if (error instanceof NotHeld) send({ call, kind: 'not-held' });
    else send({ call, kind: 'failed', error: plainError(error) });
  }
}

function plainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return Object.assign(new Error(error.message), { stack: error.stack });
}

parentPort?.on('message', (message: ToThread) => void answer(message));
