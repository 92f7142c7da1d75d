/** What a customer is told when a question did not get through. */
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';

const TEXTS: Partial<Record<ApiErrorCode, string>> = {
  network: 'There is no connection. Your question is kept.',
  too_many_requests: 'Too many questions at once. Wait a moment, then try again.',
  invalid_request: 'This question could not be read. Change it, then try again.',
  file_too_large: 'Image file size should be less than 5MB',
  unsupported_file: 'Please select a valid image file',
  not_found: 'This chatbot is no longer available.',
};

/** A sentence for `error`. A photo's begins with "Image upload failed", whatever the reason. */
export function failureText(error: unknown, isPhoto: boolean): string {
  const reason = error instanceof ApiError ? TEXTS[error.code] : undefined;
  if (isPhoto)
    return reason && error instanceof ApiError && error.code !== 'network'
      ? `Image upload failed. ${reason}`
      : 'Image upload failed';
  return reason ?? 'Your question did not get through. It is kept.';
}
