import type { Route, RouteInput, RouteOutput } from '../../contracts/route.ts';
import { ApiError, networkError, toApiError } from './api-error.ts';
import { buildBody, buildUrl, type LooseInput, type RouteAddress } from './api-request.ts';
import { clearSession, readSession } from './session-store.ts';
import { texts } from './texts.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Whether to send the stored token. Default: on every route that is not public. */
  sendsToken?: boolean;
};

/** `authorization` of the stored session for a route, if it wants one. */
export function authorizationHeaders(route: Pick<Route, 'auth'>, sendsToken = route.auth !== 'public') {
  const { token } = readSession();
  const headers: Record<string, string> = sendsToken && token ? { authorization: `Bearer ${token}` } : {};
  return headers;
}

/** The error for a failed answer. A session the server no longer knows is forgotten here; guards then lead to login. */
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
  { signal, sendsToken }: CallOptions = {},
): Promise<RouteOutput<R>> {
  const loose = input as LooseInput;
  const { body, headers } = buildBody(route, loose);
  let response: Response;
  try {
    response = await fetch(buildUrl(route.path, loose), {
      method: route.method,
      body,
      headers: {
        accept: 'application/json',
        ...loose.headers,
        ...headers,
        ...authorizationHeaders(route, sendsToken),
      },
      signal: signal ?? null,
    });
  } catch {
    signal?.throwIfAborted();
    throw networkError();
  }
  const reply: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  if (!response.ok) throw refuse(response.status, reply);
  if (reply === undefined) throw new ApiError('unreadable', response.status, texts.failure.server);
  return reply as RouteOutput<R>;
}
