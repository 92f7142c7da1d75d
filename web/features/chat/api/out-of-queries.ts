import { ApiError } from '../../../lib/api/api-error.ts';
import { texts } from '../shell/texts.ts';

/**
 * Checks the status in the body of a reply and throws if it is 402 or 403: some gateways pass refusals on as HTTP 200.
 * @returns the reply
 */
export function checkBodyStatus<R extends { status: number }>(reply: R): R {
  if (reply.status === 402 || reply.status === 403) {
    throw new ApiError('out_of_queries', reply.status, texts.outOfQueries.short);
  }
  return reply;
}

/** Whether `error` means that the link answers no more questions: 402, or 403 if the company is suspended. */
export const isOutOfQueries = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 402 || error.status === 403);

/** Whether `error` means that no chatbot has this link. */
export const isUnknownLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
