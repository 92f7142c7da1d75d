import { messageOf } from './api-error.ts';
import { showFailure, showToast } from './toast-store.ts';

/** Says why something failed. */
export const tellFailure = (error: unknown) => showFailure(messageOf(error));

/**
 * Says how something ended, also when the control that began it is gone by then: give it `mutateAsync(…)`.
 * @param done the sentence once it is done, or what makes it of the result
 * @returns when it has ended, either way
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
