/** Calls the product's contract over HTTP, as a browser would. */
import { fillPath } from '../../../contracts/fill-path.ts';
import type { Route, RouteInput, RouteOutput } from '../../../contracts/route.ts';

/** An answer of the server other than the contract's success. A server that is gone is a TypeError of `fetch`. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor(route: Route, status: number, body: string) {
    super(`${route.method} ${route.path} answered ${status}: ${body.slice(0, 300)}`);
    this.name = 'RefusedCall';
    this.status = status;
  }
}

export type ApiClient = {
  /** Origin the calls go to. */
  url: string;
  /** Resolves once the whole reply has arrived and has the shape of the contract. */
  call<R extends Route>(route: R, input: RouteInput<R>, token?: string): Promise<RouteOutput<R>>;
};

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  fields?: Record<string, string>;
  file?: File;
};

/** @param url Origin without a trailing slash. */
export function createApiClient(url: string): ApiClient {
  return {
    url,
    call: async (route, input, token) => {
      // The contract's types are checked at the call; here only the names of the parts matter.
      const parts = input as LooseInput;
      const response = await fetch(addressOf(url, route, parts), {
        method: route.method,
        headers: {
          ...parts.headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: bodyOf(route, parts),
      });
      const text = await response.text();
      const reply = route.replies[response.status];
      if (reply === undefined) throw new RefusedCall(route, response.status, text);
      return reply.parse(JSON.parse(text)) as RouteOutput<typeof route>;
    },
  };
}

function addressOf(url: string, route: Route, { params = {}, query = {} }: LooseInput): string {
  const path = fillPath(route.path, params);
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${url}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function bodyOf(route: Route, { body, fields = {}, file }: LooseInput): string | FormData | null {
  if (route.form === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(route.form.file.field, file);
  return form;
}
