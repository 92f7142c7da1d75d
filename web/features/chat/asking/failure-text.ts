/** Sentences for customers whose question could not be sent. */
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { texts } from '../shell/texts.ts';

/** The sentences by error code. They are read after a failure, because the language is not known before. */
const reasons = (): Partial<Record<ApiErrorCode, string>> => ({
  network: texts.failure.network,
  too_many_requests: texts.failure.tooMany,
  // Too many questions of others.
  unavailable: texts.failure.tooMany,
  invalid_request: texts.failure.invalid,
  file_too_large: texts.photo.tooLarge,
  picture_too_large: texts.photo.tooLong,
  unsupported_file: texts.photo.wrongType,
  malware_found: texts.photo.infected,
  not_found: texts.failure.gone,
});

/** A sentence for `error`. A photo's begins with "Image upload failed", whatever the reason. */
export function failureText(error: unknown, isPhoto: boolean): string {
  const reason = error instanceof ApiError ? reasons()[error.code] : undefined;
  if (isPhoto)
    return reason && error instanceof ApiError && error.code !== 'network'
      ? texts.photo.failedBecause(reason)
      : texts.photo.failed;
  return reason ?? texts.failure.other;
}

/** A sentence that says why a conversation could not be opened. */
export function openFailureText(error: unknown): string {
  const { network, tooMany, other } = texts.notOpenedBecause;
  if (!(error instanceof ApiError)) return other;
  if (error.code === 'network') return network;
  return error.code === 'too_many_requests' ? tooMany : other;
}
