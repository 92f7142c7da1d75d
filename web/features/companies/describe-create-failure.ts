import { ApiError, hasCode } from '../../lib/api-error.ts';
import { texts } from './texts.ts';

/** The sentence for a company that could not be created. */
export function describeCreateFailure(error: unknown): string {
  // Made meanwhile in another tab: trying again, as the other sentence says, would not help.
  if (hasCode(error, 'conflict')) return error.message;
  const isRefusal = error instanceof ApiError && error.code !== 'network';
  return isRefusal ? texts.create.refused : texts.create.failed;
}
