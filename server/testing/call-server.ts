/** Calls of the contract to a server that runs as a process of its own. */
import { fillPath } from '../../contracts/fill-path.ts';
import type { Route } from '../../contracts/route.ts';

export type ServerCall = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  fields?: Record<string, string>;
  file?: File;
  headers?: Record<string, string>;
};

export type ServerReply = { status: number; headers: Headers; body: Record<string, unknown> };

/** @param origin without a trailing slash. @throws TypeError where no reply comes */
export async function callServer(
  origin: string,
  route: Route,
  { token, params = {}, query = {}, body, fields, file, headers = {} }: ServerCall = {},
): Promise<ServerReply> {
  const form = route.form ? formOf(route.form.file.field, fields, file) : null;
  const search = new URLSearchParams(query);
  const address = origin + fillPath(route.path, params) + (search.size > 0 ? `?${search}` : '');
  const response = await fetch(address, {
    method: route.method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
}

function formOf(field: string, fields: Record<string, string> = {}, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(field, file);
  return form;
}
