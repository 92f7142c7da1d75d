import type { Route, RouteInput, RouteOutput, RouteProgress } from '../../../contracts/route.ts';
import { clearSession, readSession } from '../browser/session-store.ts';
import { texts } from '../text/texts.ts';
import { ApiError, networkError, toApiError } from './api-error.ts';
import { buildBody, buildUrl, type LooseInput, type RouteAddress } from './api-request.ts';
import { readEvents } from './read-events.ts';

export type CallOptions<Progress = never> = {
  signal?: AbortSignal;
  /** Called with the progress of the reply, by calls that report it. */
  onProgress?: (progress: Progress) => void;
  /** Whether to send the stored token. Default: on every route that is not public. */
  sendsToken?: boolean;
  /** Whether the call goes on if the page is closed right after it. For small bodies: browsers allow 64 KiB in all. */
  outlivesPage?: boolean;
};

/** The `authorization` header with the stored session's token, if the route wants one. */
export function authorizationHeaders(route: Pick<Route, 'auth'>, sendsToken = route.auth !== 'public') {
  const { token } = readSession();
  const headers: Record<string, string> = sendsToken && token ? { authorization: `Bearer ${token}` } : {};
  return headers;
}

/** Makes the error of a refused call. A session that the server no longer knows is cleared; guards lead to login. */
export function refuse(status: number, body: unknown): ApiError {
  const error = toApiError(status, body);
  if (error.code === 'not_signed_in') clearSession();
  return error;
}

/**
 * Calls a route of the contract.
 * @returns the reply body, as the contract types it
 * @throws ApiError for every refusal, with code `network` when the server was not reached; an aborted call
 *   rejects with the signal's reason
 */
export async function call<R extends Route>(
  route: R | RouteAddress<R>,
  input: RouteInput<R>,
  { signal, sendsToken, onProgress, outlivesPage = false }: CallOptions<RouteProgress<R>> = {},
): Promise<RouteOutput<R>> {
  const loose = input as LooseInput;
  const { body, headers } = buildBody(route, loose);
  let response: Response;
  try {
    response = await fetch(buildUrl(route.path, loose), {
      method: route.method,
      body,
      headers: {
        accept: onProgress ? 'application/json, text/event-stream' : 'application/json',
        ...loose.headers,
        ...headers,
        ...authorizationHeaders(route, sendsToken),
      },
      signal: signal ?? null,
      keepalive: outlivesPage,
    });
  } catch {
    signal?.throwIfAborted();
    throw networkError();
  }
  const isTold = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const reply = isTold
    ? await follow(response, (progress) => onProgress?.(progress as RouteProgress<R>), signal)
    : await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  if (!response.ok) throw refuse(response.status, reply);
  if (reply === undefined) throw new ApiError('unreadable', response.status, texts.failure.server);
  return reply as RouteOutput<R>;
}

/**
 * Reads events up to the reply.
 * @throws ApiError as the last event says, or `network` if that is missing; any error of `onProgress`; the signal's
 *   reason once it is aborted
 */
async function follow(
  response: Response,
  onProgress: (progress: unknown) => void,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    for await (const { name, data } of readEvents(response)) {
      if (name === 'progress') onProgress(data);
      else if (name === 'reply') return data;
      else throw refuse((data as { status: number }).status, data);
    }
    throw networkError();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
