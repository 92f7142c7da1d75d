import { ApiError } from '../../lib/api/api-error.ts';
import { describeUploadFailure } from '../../lib/api/upload-failure.ts';
import { texts } from './texts.ts';

/** The sentence for a product that could not be saved: the server's own, or that it failed. */
export function describeUpdateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.form.failed;
  if (error.code === 'internal' || error.code === 'unreadable') return texts.form.failed;
  return describeUploadFailure(error);
}
