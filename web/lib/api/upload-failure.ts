import { texts } from '../text/texts.ts';
import { ApiError, messageOf } from './api-error.ts';

/**
 * The sentence for a manual that could not be uploaded. The server's words are used if they say more than is known
 * here: which field, which limit of the plan, or what is wrong with the file.
 */
export function describeUploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  switch (error.code) {
    case 'file_too_large':
      return texts.failure.tooLarge;
    case 'invalid_request':
      return error.message || texts.failure.invalid;
    case 'not_signed_in':
      return texts.failure.unauthorized;
    case 'internal':
    case 'unreadable':
      return texts.failure.server;
    case 'network':
      return texts.failure.network;
    default:
      return error.message || texts.failure.upload;
  }
}
