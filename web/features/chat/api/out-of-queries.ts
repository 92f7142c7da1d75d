import { ApiError } from '../../../lib/api-error.ts';
import { texts } from '../texts.ts';

/**
 * The reply, unless its body says 402 or 403: some gateways pass a refusal on as HTTP 200, and the status inside
 * the body is what counts.
 */
export function checkBodyStatus<R extends { status: number }>(reply: R): R {
  if (reply.status === 402 || reply.status === 403) {
    throw new ApiError('out_of_queries', reply.status, texts.outOfQueries.short);
  }
  return reply;
}

/** Whether `error` means that the link answers no more questions: 402, or 403 when the company is suspended. */
export const isOutOfQueries = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 402 || error.status === 403);

/** Whether `error` means that no chatbot has this link. */
export const isUnknownLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
