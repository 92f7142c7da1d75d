import type { ErrorCode, ErrorReply } from '../../../contracts/errors.ts';
import { texts } from '../text/texts.ts';

/**
 * Why a call failed: a code of the contract, `network` if the server was not reached, or `unreadable` if something
 * between it and us, such as a proxy, answered in its place.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

type Details = { errors?: Record<string, string> | undefined; limit?: string | undefined };

/**
 * The error of a failed call. `status` is the HTTP status (0 without a reply), `errors` has a sentence for each
 * rejected field, and `limit` is the plan limit that was reached. Decide by `code`, never by `message`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly limit: string | undefined;

  constructor(code: ApiErrorCode, status: number, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = details.errors ?? {};
    this.limit = details.limit;
  }
}

/** The error of a call that never reached the server. */
export const networkError = () => new ApiError('network', 0, texts.failure.network);

// Checked by hand rather than by the contract's schema: this runs on the customer's phone, where loading a
// validation library for one object would cost more than the whole conversation.
function isErrorReply(value: unknown): value is ErrorReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** Turns the body of an error reply (parsed JSON, or undefined) into an error. */
export function toApiError(status: number, body: unknown): ApiError {
  if (isErrorReply(body)) {
    return new ApiError(body.code, status, body.message, { errors: body.errors, limit: body.limit });
  }
  if (status === 413) {
    return new ApiError('file_too_large', status, texts.failure.tooLarge);
  }
  return new ApiError('unreadable', status, texts.failure.server);
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.failure.other;
}

/** Whether `error` is a failed call with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
