/**
 * The two addresses of the Model Context Protocol (Streamable HTTP, without state): all products of a company for its access
 * tokens, and the product of a link for whoever has that.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { mcpPaths } from '../../../contracts/chat/mcp-paths.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../http/actor.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { describeFailure } from '../../http/error-handler.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import { type CompanyDeskDeps, createCompanyDesk } from './company-desk.ts';
import type { Desk } from './desk.ts';
import { createLinkDesk, type LinkDeskDeps } from './link-desk.ts';

type Deps = CompanyDeskDeps &
  LinkDeskDeps & {
    findActor: (token: string) => Promise<Actor | null>;
    readIdentity: () => Promise<Pick<Identity, 'brandName'>>;
    isBusy: () => boolean;
    rateLimitScale: number;
  };
type TakeTurn = () => Promise<void>;

const VERSION = '1';
/** What the library reads of a request besides its body. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/** Registers both addresses. */
export function registerMcp(app: FastifyInstance, deps: Deps): void {
  const takeTurnOf = createTurns(app, deps);

  async function openCompany(request: FastifyRequest, takeTurn: TakeTurn): Promise<Desk> {
    const token = bearerToken(request);
    const actor = token === null ? null : await deps.findActor(token);
    if (!actor) throw notSignedIn();
    request.log = request.log.child({ account: actor.accountId });
    return createCompanyDesk(deps, actor, takeTurn);
  }

  async function openLink(request: FastifyRequest, takeTurn: TakeTurn): Promise<Desk> {
    const { uniqueId } = request.params as { uniqueId: string };
    return createLinkDesk(deps, uniqueId, takeTurn);
  }

  const addresses = [
    { url: mcpPaths.company, limit: 'default', open: openCompany },
    { url: mcpPaths.link, limit: 'chat', open: openLink },
  ] as const;
  for (const { url, limit, open } of addresses) {
    const options = {
      schema: { hide: true },
      config: { rateLimit: rateLimitOf(limit, deps.rateLimitScale) },
    };
    app.post(url, options, async (request, reply) => {
      requireOwnOrigin(request, deps.publicUrl);
      const desk = await open(request, takeTurnOf(request));
      return speak(deps, desk, request, reply);
    });
    // Without state there is nothing to listen to or to end.
    app.route({
      ...options,
      method: ['GET', 'DELETE'],
      url,
      handler: async (_request, reply) => reply.status(405).header('allow', 'POST').send(ONLY_POST),
    });
  }
}

const ONLY_POST = {
  jsonrpc: '2.0',
  error: { code: -32000, message: 'This address takes POST.' },
  id: null,
};

/** Counts questions as the calls do with which the API is asked, and refuses them where the server is busy. */
function createTurns(
  app: FastifyInstance,
  { isBusy, rateLimitScale }: Deps,
): (request: FastifyRequest) => TakeTurn {
  const limit = rateLimitOf('ask', rateLimitScale);
  // The store keeps the limits of all addresses in one place, so the key says which it is.
  const keyGenerator = ({ ip }: FastifyRequest): string => `${ip} mcp ask`;
  const count = limit
    ? app.createRateLimit({ max: limit.max ?? 1, timeWindow: '1 minute', keyGenerator })
    : null;
  return (request) => async () => {
    if (isBusy())
      throw new AppError('unavailable', 'Many people are asking just now. Please try again in a moment.');
    const counted = await count?.(request);
    if (counted && !counted.isAllowed && counted.isExceeded)
      throw new AppError(
        'too_many_requests',
        `Too many requests. Please try again in ${counted.ttlInSeconds} seconds.`,
      );
  };
}

/** A page of another site that a browser shows must not speak to us with what it has found (DNS rebinding). */
function requireOwnOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.origin !== undefined && headers.origin !== new URL(publicUrl).origin)
    throw new AppError('not_allowed', 'Programs may call this address, pages of other sites may not.');
}

async function speak(
  { publicUrl, readIdentity }: Deps,
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { answerMcp } = await import('./mcp-server.ts');
  const { brandName } = await readIdentity();
  const headers = HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const response = await answerMcp(
    {
      desk,
      identity: { name: brandName, version: VERSION },
      describe: (error) => describeFailure(asError(error), request),
    },
    new Request(new URL(request.url, publicUrl), { method: 'POST', headers }),
    request.body ?? null,
  );
  const type = response.headers.get('content-type');
  return reply
    .status(response.status)
    .headers(type === null ? {} : { 'content-type': type })
    .send(await response.text());
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const notSignedIn = (): AppError =>
  new AppError('not_signed_in', 'This address takes an access token: Authorization: Bearer …', {
    headers: { 'www-authenticate': 'Bearer' },
  });
