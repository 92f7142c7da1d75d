import type { Route, RouteInput, RouteOutput } from '../../../contracts/route.ts';
import { texts } from '../text/texts.ts';
import { authorizationHeaders, refuse } from './api-client.ts';
import { ApiError, networkError } from './api-error.ts';
import { buildBody, buildUrl, type LooseInput, type RouteAddress } from './api-request.ts';

export type UploadProgress = { sentBytes: number; totalBytes: number };

export type UploadOptions = {
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a multipart route and reports the bytes sent, which fetch cannot.
 * @throws ApiError like `call`; an aborted upload rejects with the signal's reason
 */
export function uploadWithProgress<R extends Route>(
  route: R | RouteAddress<R>,
  input: RouteInput<R>,
  { onProgress, signal }: UploadOptions = {},
): Promise<RouteOutput<R>> {
  const loose = input as LooseInput;
  const { body, headers } = buildBody(route, loose);
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  const sending = new Promise<RouteOutput<R>>((resolve, reject) => {
    request.onload = () => {
      const reply = parseJson(request.responseText);
      if (request.status < 200 || request.status > 299) reject(refuse(request.status, reply));
      else if (reply === undefined) reject(new ApiError('unreadable', request.status, texts.failure.upload));
      else resolve(reply as RouteOutput<R>);
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal?.reason);
    signal?.throwIfAborted();
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sentBytes: loaded, totalBytes: total });
  request.open(route.method, buildUrl(route.path, loose));
  for (const [name, value] of Object.entries({ ...headers, ...authorizationHeaders(route) })) {
    request.setRequestHeader(name, value);
  }
  signal?.addEventListener('abort', abort, { once: true });
  if (!signal?.aborted) request.send(body);
  return sending.finally(() => signal?.removeEventListener('abort', abort));
}
