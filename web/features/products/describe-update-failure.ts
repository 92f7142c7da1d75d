import { ApiError } from '../../lib/api-error.ts';
import { describeUploadFailure } from '../../lib/upload-failure.ts';

const FAILED = 'Failed to update product. Please try again.';

/** The sentence for a product that could not be saved: the server's own, or that it failed. */
export function describeUpdateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.code === 'internal' || error.code === 'unreadable') return FAILED;
  return describeUploadFailure(error);
}
