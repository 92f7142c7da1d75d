import type { OpenManuals } from '../../../engine/answering/answerer.ts';
import { NotHeld } from '../../../engine/answering/desk.ts';
import type { Look, TaskInput, TaskName, TaskResult } from '../../../engine/answering/tasks.ts';
import { TookTooLong } from '../../../engine/answering/thread-line.ts';
import { AppError } from '../../app-error.ts';

/**
 * Asks open manuals, and where they are held no more, because a manual has changed or their thread has ended, once more those that
 * `reopen` gives. Throws AppError unavailable for what takes too long.
 */
export function lookAgain(opened: OpenManuals, reopen: () => Promise<OpenManuals>): Look {
  return async <Name extends TaskName>(name: Name, ...input: TaskInput<Name>): Promise<TaskResult<Name>> => {
    try {
      return await opened.look(name, ...input);
    } catch (error) {
      if (!(error instanceof NotHeld)) throw inWords(error);
    }
    try {
      return await (await reopen()).look(name, ...input);
    } catch (error) {
      throw inWords(error);
    }
  };
}

/** Seconds that a refused caller is asked to wait. */
const RETRY_S = 3;

/** What a customer is told; nothing is charged for it. */
function inWords(error: unknown): unknown {
  if (!(error instanceof TookTooLong || error instanceof NotHeld)) return error;
  const message = 'This question takes too long to be answered. Please ask it in fewer and simpler words.';
  return new AppError('unavailable', message, { headers: { 'retry-after': String(RETRY_S) }, cause: error });
}
