import { showFailure, showToast } from '../browser/toast-store.ts';
import { messageOf } from './api-error.ts';

/** Shows a message that says why something failed. */
export const tellFailure = (error: unknown) => showFailure(messageOf(error));

/**
 * Shows a message about the outcome of some work, even if the control that began it is gone by then. Takes the
 * promise of `mutateAsync(…)`.
 * @param done the sentence after a success, or a function that makes it from the result
 * @returns a promise that resolves after success and failure alike
 */
export async function tellOutcome<Result>(
  work: Promise<Result>,
  done: string | ((result: Result) => string),
): Promise<void> {
  try {
    const result = await work;
    showToast(typeof done === 'string' ? done : done(result));
  } catch (error) {
    tellFailure(error);
  }
}
