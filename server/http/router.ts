/** Registers the routes of the contract: authorises before the body is read, validates, calls typed handlers. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FormBody, Route, RouteAuth, RouteProgress } from '../../contracts/route.ts';
import { AppError } from '../app-error.ts';
import { forTenant } from '../db/tenant.ts';
import type { MalwareScanner } from '../providers/malware/malware-scanner.ts';
import type { Actor, CompanyActor } from './actor.ts';
import { authorize } from './authorize.ts';
import { bearerToken } from './bearer-token.ts';
import { describeFailure } from './error-handler.ts';
import { acceptsEvents, createEventReply } from './event-reply.ts';
import { type ReceivedFile, receiveForm } from './multipart.ts';
import { rateLimitFor } from './rate-limits.ts';

/** Seconds that a refused caller is asked to wait. */
const BUSY_RETRY_S = 2;

type ActorFor<A extends RouteAuth> = A extends 'public'
  ? Actor | null
  : A extends 'company' | 'company-or-waiting' | 'company-owner'
    ? CompanyActor
    : Actor;
type FileFor<F extends FormBody> = F['file']['required'] extends true ? ReceivedFile : ReceivedFile | null;

/** The input of a handler, already checked against the contract. */
export type Call<R extends Route> = {
  actor: ActorFor<R['auth']>;
  params: R extends { params: infer P extends z.ZodObject } ? z.output<P> : undefined;
  query: R extends { query: infer Q extends z.ZodObject } ? z.output<Q> : undefined;
  headers: R extends { headers: infer H extends z.ZodObject } ? z.output<H> : undefined;
  body: R extends { body: infer B extends z.ZodObject } ? z.output<B> : undefined;
  fields: R extends { form: infer F extends FormBody } ? z.output<F['fields']> : undefined;
  file: R extends { form: infer F extends FormBody } ? FileFor<F> : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Reports the progress of the reply; missing if the caller does not accept events. */
  tell: ((progress: RouteProgress<R>) => void) | undefined;
};

/** The body of a reply as the contract has it; its `status` field is also the HTTP status. */
type ReplyOf<R extends Route> = z.input<R['replies'][keyof R['replies'] & number]>;
export type Handler<R extends Route> = (call: Call<R>) => Promise<ReplyOf<R>>;

export type Router = {
  /** Registers a handler. It is curried so that the handler's literal `status` is checked against the route. */
  handle: <R extends Route>(route: R) => (handler: Handler<R>) => void;
  /** Registers a handler whose result is sent as a file. */
  handleDownload: <R extends Route>(route: R) => (handler: (call: Call<R>) => Promise<Download>) => void;
};

/** A file that is sent while it is being written. */
export type Download = { filename: string; type: string; content: Readable };

export type RouterDeps = {
  /** Finds the caller behind a session token or access token; null if it is unknown, ended or expired. */
  findActor: (token: string, request: FastifyRequest) => Promise<Actor | null>;
  /** Folder for uploaded files while they are received. */
  uploadDir: string;
  /** What searches uploaded files; null: nothing does. */
  malwareScanner: MalwareScanner | null;
  rateLimitScale: number;
  /** Whether a new question would wait too long for the database; questions that come then are refused. */
  isBusy: () => boolean;
};

/** Makes the router that modules register their calls with. */
export function createRouter(app: FastifyInstance, deps: RouterDeps): Router {
  const { identify, actorOf } = createIdentify(deps.findActor);

  /** @param send sends the handler's result to the caller */
  function register<R extends Route, T>(
    route: R,
    handler: (call: Call<R>) => Promise<T>,
    send: (reply: FastifyReply, result: T) => FastifyReply,
  ): void {
    app.route({
      method: route.method,
      url: route.path,
      schema: openApiSchema(route),
      config: { rateLimit: rateLimitFor(route, deps.rateLimitScale), contract: route },
      onRequest: async (request) => {
        if (route.limit === 'ask' && deps.isBusy()) throw busy();
        await forTenant(bearerToken(request) ?? request.ip, () => identify(request, route));
      },
      handler: async (request, reply) => {
        const actor = actorOf(request);
        const events = route.progress && acceptsEvents(request) ? createEventReply(reply) : null;
        const { fields, file, release } = route.form
          ? await receiveForm(request, route.form, deps.uploadDir, deps.malwareScanner)
          : { fields: undefined, file: undefined, release: async () => {} };
        try {
          const { params, query, headers, body } = request;
          // Every part was checked against the contract, but Fastify's types can't express that.
          const call = {
            actor,
            params,
            query,
            headers,
            body,
            fields,
            file,
            request,
            reply,
            tell: events?.tell,
          } as unknown as Call<R>;
          const result = await forTenant(tenantOf(call, request), () => handler(call));
          if (!events?.hasBegun()) return await send(reply, result);
          return events.end('reply', checkReply(route, result));
        } catch (error) {
          if (!events?.hasBegun()) throw error;
          return events.end('error', describeFailure(error as Error, request));
        } finally {
          await release();
        }
      },
    });
  }

  return {
    handle: (route) => (handler) => register(route, handler, sendJson),
    handleDownload: (route) => (handler) => register(route, handler, sendDownload),
  };
}

/** Finds the caller of each request, and remembers them until it is handled. */
function createIdentify(findActor: RouterDeps['findActor']) {
  const actors = new WeakMap<FastifyRequest, Actor | null>();

  return {
    /** @throws AppError where the caller may not make the call */
    async identify(request: FastifyRequest, route: Route): Promise<void> {
      const token = bearerToken(request);
      // An unknown token never fails a public call: customers' browsers may hold an old one.
      const actor = token === null ? null : await findActor(token, request);
      // From here on every log line about the request names its account.
      if (actor) request.log = request.log.child({ account: actor.accountId });
      authorize(route, actor);
      // What is open to everybody stays so, without what belongs to the company.
      actors.set(request, actor?.mustTurnOnTwoStep && route.auth === 'public' ? null : actor);
    },

    actorOf: (request: FastifyRequest): Actor | null => actors.get(request) ?? null,
  };
}

/** Who takes turns with others: a company, the link that a customer has, or where an unknown caller is. */
function tenantOf(call: Call<Route>, { ip }: FastifyRequest): string {
  const { actor, body, fields } = call as { actor: Actor | null; body: unknown; fields: unknown };
  const { uniqueId } = (body ?? fields ?? {}) as { uniqueId?: string };
  return actor?.companyId ?? uniqueId ?? ip;
}

/** The refusal while the server is busy. It comes before any query, so it costs next to nothing. */
export const busy = (): AppError =>
  new AppError('unavailable', 'Many people are asking just now. Please try again in a moment.', {
    headers: { 'retry-after': String(BUSY_RETRY_S) },
  });

const sendJson = (reply: FastifyReply, result: unknown): FastifyReply =>
  reply.status((result as { status: number }).status).send(result);

/** Checks a streamed reply against the contract, as Fastify's serializer does for replies sent in one piece. */
const checkReply = (route: Route, result: unknown): unknown =>
  route.replies[(result as { status: number }).status]?.parse(result);

const sendDownload = (reply: FastifyReply, { filename, type, content }: Download): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    })
    .send(content);

function openApiSchema(route: Route): Record<string, unknown> {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'other'],
    ...openApiSecurity(route),
    ...(route.form ? { consumes: ['multipart/form-data'] } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    // Loose, because the result of the validation replaces all headers of the request.
    ...(route.headers ? { headers: route.headers.loose() } : {}),
    ...(route.body ? { body: route.body } : {}),
    response: route.replies,
  };
}

/** Describes who may make a call, and the scope that an access token needs for it. */
function openApiSecurity({ auth, scope }: Route): Record<string, unknown> {
  if (auth === 'public') return {};
  if (scope === undefined) return { security: [{ session: [] }] };
  return {
    security: [{ session: [] }, { accessToken: [] }],
    description: `An access token needs the scope \`${scope}\`.`,
    'x-scope': scope,
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Route;
  }
}
