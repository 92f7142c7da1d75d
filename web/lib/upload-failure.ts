import { ApiError, messageOf } from './api-error.ts';

const TOO_LARGE = 'File size is too large. Please compress your file or use a smaller one.';

/**
 * The sentence for a manual that could not be sent. The server's own words are kept where they say more than we
 * can know here: which field, which limit of the plan, what is wrong with the file.
 */
export function describeUploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  switch (error.code) {
    case 'file_too_large':
      return TOO_LARGE;
    case 'invalid_request':
      return error.message || 'Invalid request data';
    case 'not_signed_in':
      return 'Unauthorized. Please login again.';
    case 'internal':
    case 'unreadable':
      return 'Server error. Please try again later.';
    case 'network':
      return 'Network error. Please check your connection.';
    default:
      return error.message || 'Upload failed';
  }
}
