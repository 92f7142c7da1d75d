import type { OpenManuals } from '../../../../engine/answering/answerer.ts';
import { NotHeld } from '../../../../engine/answering/desk.ts';
import type { Look, TaskInput, TaskName, TaskResult } from '../../../../engine/answering/tasks.ts';
import { TookTooLong } from '../../../../engine/answering/thread-line.ts';
import { AppError } from '../../../app-error.ts';
import type { Pause } from './pauses.ts';

/**
 * Asks open manuals, and where they are held no more, because a manual has changed or their thread has ended, once more those that
 * `reopen` gives. Throws AppError unavailable for what takes too long, and while the product pauses for it.
 */
export function lookAgain(opened: OpenManuals, reopen: () => Promise<OpenManuals>, pause: Pause): Look {
  return <Name extends TaskName>(name: Name, ...input: TaskInput<Name>) =>
    tryAgain<TaskResult<Name>>(
      () => opened.look(name, ...input),
      () => reopen().then(({ look }) => look(name, ...input)),
      pause,
    );
}

/**
 * Does what needs a thread, and does `again` instead if the thread has ended meanwhile.
 * @throws AppError unavailable for what takes too long, and while the product pauses for it
 */
export async function tryAgain<T>(
  first: () => Promise<T>,
  again: () => Promise<T>,
  pause: Pause,
): Promise<T> {
  pause.assertOver();
  try {
    return await first();
  } catch (error) {
    if (!(error instanceof NotHeld)) throw inWords(error, pause);
  }
  // What ended the thread may have been another question about the same product.
  pause.assertOver();
  try {
    return await again();
  } catch (error) {
    throw inWords(error, pause);
  }
}

/** Seconds after which to ask again where other products were the reason. */
const RETRY_S = 3;

/** What a customer is told; nothing is charged for it. */
function inWords(error: unknown, pause: Pause): unknown {
  if (!(error instanceof TookTooLong || error instanceof NotHeld)) return error;
  const retryS = error instanceof TookTooLong ? pause.begin() : RETRY_S;
  const message = 'This question takes too long to be answered. Please ask it in fewer and simpler words.';
  return new AppError('unavailable', message, { headers: { 'retry-after': String(retryS) }, cause: error });
}
