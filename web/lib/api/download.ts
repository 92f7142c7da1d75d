import type { Route, RouteInput } from '../../../contracts/route.ts';
import { authorizationHeaders, refuse } from './api-client.ts';
import { networkError } from './api-error.ts';
import { buildBody, buildUrl, type LooseInput } from './api-request.ts';

/**
 * Calls a route that replies with a file. It is not a link, because a link can't carry the session's token.
 * @throws ApiError like `call`
 */
export async function download<R extends Route>(route: R, input: RouteInput<R>): Promise<Blob> {
  const url = buildUrl(route.path, input as LooseInput);
  const { body, headers } = buildBody(route, input as LooseInput);
  const response = await fetch(url, {
    method: route.method,
    headers: { ...headers, ...authorizationHeaders(route) },
    body,
  }).catch(() => {
    throw networkError();
  });
  if (!response.ok) throw refuse(response.status, await response.json().catch(() => undefined));
  return response.blob().catch(() => {
    throw networkError();
  });
}

/** Saves a file with the browser's downloads. */
export function saveFile(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The click only starts the download; the address must stay valid until the browser has read the content.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
