/**
 * Declares calls. Server, client and the OpenAPI page all use the same declaration: method, path, who may make the call
 * and how often, its input, and its replies by status.
 */
import type { z } from 'zod';
import type { TokenScope } from './account/token-scopes.ts';
import type { AuditAction } from './admin/audit-actions.ts';

/**
 * Who may make a call.
 * Where a company asks for two-step sign-in, an account of it without one is refused everything below `signed-in`.
 * - `public`: anyone; the handler itself checks a link (chat calls) or nothing at all.
 * - `signed-in`: every session, including those of pending and suspended accounts.
 * - `not-suspended`: every session except a suspended company's.
 * - `company-or-waiting`: a company, also one that waits for approval: what it can do with its own product before
 *   anybody else sees it.
 * - `company`: an approved company; a pending account gets 403 "waiting for approval".
 * - `company-owner`: like `company`, but only the owner; members get 403.
 * - `company-or-admin`: an approved company or the administrator.
 * - `admin`: the administrator.
 */
export type RouteAuth =
  | 'public'
  | 'signed-in'
  | 'not-suspended'
  | 'company-or-waiting'
  | 'company'
  | 'company-owner'
  | 'company-or-admin'
  | 'admin';

/** Named rate limits; the numbers are in server/http/rate-limits.ts. */
export type RouteLimit =
  | 'default'
  | 'credentials'
  | 'form'
  | 'mail'
  | 'upload'
  | 'chat'
  | 'ask'
  | 'showcase'
  | 'tryout';

/** A file in a multipart form. `maxBytes` is enforced while the body streams in. */
export type FormFile = { field: string; maxBytes: number; required: boolean };

/** A multipart body: text fields checked by `fields`, at most one file. */
export type FormBody = { fields: z.ZodObject; file: FormFile };

export type RouteReplies = { readonly [status: number]: z.ZodType };

export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path in the style of Fastify: `/api/things/:id`. */
  path: string;
  summary: string;
  auth: RouteAuth;
  /** Name in the audit trail. Every call with which an administrator changes something has one, and every deletion. */
  audit?: AuditAction;
  /** Scope that an access token needs for this call. Without one the call accepts no access token. */
  scope?: TokenScope;
  limit?: RouteLimit;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers that the handler reads, by their lower-case names. */
  headers?: z.ZodObject;
  body?: z.ZodObject;
  form?: FormBody;
  /**
   * Progress that is sent before the reply if the caller accepts `text/event-stream`: events called `progress`, then
   * one called `reply` or `error` with the body. If there is no progress, the reply is sent as usual.
   */
  progress?: z.ZodType;
  /** Reply bodies by status. Errors (4xx, 5xx) all have the shape of `errorReply` and are not repeated here. */
  replies: RouteReplies;
};

/** Declares a route and keeps its exact type, so that client calls and handlers are checked against it. */
export const defineRoute = <const R extends Route>(route: R): R => route;

/** The input of a call of `R`: params, query, headers, body or form fields, as far as the route has them. */
export type RouteInput<R extends Route> = (R extends { params: infer P extends z.ZodObject }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodObject } ? { query?: z.input<Q> } : unknown) &
  (R extends { headers: infer H extends z.ZodObject } ? { headers?: z.input<H> } : unknown) &
  (R extends { body: infer B extends z.ZodObject } ? { body: z.input<B> } : unknown) &
  (R extends { form: infer F extends FormBody } ? { fields: z.input<F['fields']>; file?: File } : unknown);

/** The progress of a call of `R` before its reply. */
export type RouteProgress<R extends Route> = R extends { progress: infer P extends z.ZodType }
  ? z.output<P>
  : never;

/** The result of a successful call of `R`: the union of its reply bodies. */
export type RouteOutput<R extends Route> = z.output<R['replies'][keyof R['replies'] & number]>;
