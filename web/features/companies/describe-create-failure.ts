import { ApiError, hasCode } from '../../lib/api/api-error.ts';
import { texts } from './texts.ts';

/** The sentence for a company that could not be created. */
export function describeCreateFailure(error: unknown): string {
  // It was created in another tab meanwhile; the other sentence says to try again, which would not help.
  if (hasCode(error, 'conflict')) return error.message;
  const isRefusal = error instanceof ApiError && error.code !== 'network';
  return isRefusal ? texts.create.refused : texts.create.failed;
}
