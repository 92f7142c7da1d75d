import { fillPath } from '../../../contracts/fill-path.ts';
import type { FormBody, Route } from '../../../contracts/route.ts';

/**
 * The part of a route that the browser needs to call it. A route of the contract has it. A page that must stay small
 * states it itself, checked against the contract's type, which leaves the schemas out of its bundle:
 * `call<typeof chatRoutes.feedback>({ method: 'POST', path: '/api/chatbot/feedback', auth: 'public' }, …)`.
 */
export type RouteAddress<R extends Route> = {
  readonly method: R['method'];
  readonly path: R['path'];
  readonly auth: R['auth'];
} & (R extends { form: infer F extends FormBody }
  ? { readonly form: { readonly file: { readonly field: F['file']['field'] } } }
  : unknown);

/** The input of a call, whose types were checked at the call site. */
export type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: File;
};

type LooseRoute = { path: string; form?: { file: { field: string } } };

/** Fills `:name` in the path and appends the query; undefined and empty values are left out. */
export function buildUrl(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = fillPath(path, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Makes the body that the route wants: multipart, JSON or none, with the content type that fetch does not set. */
export function buildBody(route: LooseRoute, input: LooseInput) {
  if (route.form) {
    const form = new FormData();
    for (const [name, value] of Object.entries(input.fields ?? {})) {
      if (value !== undefined) form.set(name, String(value));
    }
    // The file goes last, so that the server has read every field before the bytes stream in.
    if (input.file) form.set(route.form.file.field, input.file);
    return { body: form, headers: {} };
  }
  if (input.body === undefined) return { body: null, headers: {} };
  return { body: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } };
}
