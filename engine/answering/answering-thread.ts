/** The program of a thread that answers; see `thread-line.ts`. */
import { parentPort } from 'node:worker_threads';
import { createDesk, NotHeld } from './desk.ts';
import type { FromThread, ToThread } from './thread-line.ts';

const desk = createDesk();
const send = (message: FromThread): void => parentPort?.postMessage(message);

async function answer({ call, request }: ToThread): Promise<void> {
  try {
    // Throws for what can't be copied, too.
    send({ call, kind: 'done', result: await desk.handle(request) });
  } catch (error) {
    if (error instanceof NotHeld) send({ call, kind: 'not-held' });
    else send({ call, kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  }
}

parentPort?.on('message', (message: ToThread) => void answer(message));
