/** Makes the Fastify instance with everything that all calls share: security headers, limits, errors, /docs. */
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ACCESS_TOKEN_PREFIX } from '../../contracts/account/access-tokens.ts';
import type { Identity } from '../../contracts/admin/platform-settings.ts';
import { apiClientPath } from '../../contracts/site-paths.ts';
import { AppError } from '../app-error.ts';
import { handleError } from './error-handler.ts';
import { describeForms } from './openapi-forms.ts';
import { SteadyLimitStore } from './steady-limit-store.ts';
import { refusePlain } from './tls/refuse-plain.ts';
import { readTls, type TlsFiles } from './tls/tls.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Questions can be spoken; nothing else of a device is ever asked for, by us or by what a page embeds. */
const PERMISSIONS =
  'microphone=(self), camera=(), geolocation=(), display-capture=(), midi=(), payment=(), serial=(), usb=()';
const YEAR_S = 365 * 24 * 60 * 60;

/** What pages may load and do. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // Captions come with their video, as data.
  mediaSrc: ["'self'", 'https:', 'http:', 'data:'],
  // The players of the video sites that are embedded.
  frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'self'"],
  // The product is also run over plain http on a company's own network.
  upgradeInsecureRequests: null,
};

/** Both are sent as `Authorization: Bearer …`. */
const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'What signing in gives.' },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${ACCESS_TOKEN_PREFIX}…`,
    description:
      'A token of the company, created in its settings. It makes the calls that name a scope (x-scope), if it has that scope.',
  },
} as const;

const info = {
  title: 'API',
  version: '1.0.0',
  description: `For TypeScript and JavaScript there is a typed client with every call that an access token may make: [client.ts](${apiClientPath}).`,
};

export type ShellOptions = {
  logger: FastifyBaseLogger;
  trustedProxies: number;
  /** Reads the name of the installation. */
  readIdentity: () => Promise<Pick<Identity, 'brandName'>>;
  /** Public address of the product. */
  publicUrl: string;
  /** Files with which it speaks TLS itself; null or missing: it speaks plain http. */
  tls?: TlsFiles | null;
  /** Whether calls without TLS are answered though the public address has it. */
  allowsPlain?: boolean;
  /** Store that counts calls with a rate limit; null or missing: this process counts them, being the only one. */
  rateStore?: FastifyRateLimitStoreCtor | null;
};

/** Makes an app without any calls; modules register theirs before `ready`. */
export async function createAppShell({
  logger,
  trustedProxies,
  readIdentity,
  publicUrl,
  rateStore = null,
  tls = null,
  allowsPlain = false,
}: ShellOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    ...(tls ? { https: readTls(tls) } : {}),
    // Requests are logged without the ids in their paths: whoever reads a chatbot link in a log could use it.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 15 * 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // By default nothing is cached. Files, pictures and the web client set their own header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'permissions-policy': PERMISSIONS });
  });

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { directives: CONTENT_SECURITY },
    referrerPolicy: { policy: 'no-referrer' },
    // Where the product is reached over https, a browser must not be led to the same name without it.
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: YEAR_S, includeSubDomains: true }
      : false,
  });
  // Behind the headers: they are on refusals too.
  if (publicUrl.startsWith('https:') && !allowsPlain) refusePlain(app, publicUrl);
  await app.register(fastifyRateLimit, {
    global: false,
    enableDraftSpec: true,
    store: rateStore ?? SteadyLimitStore,
    errorResponseBuilder: (_request, { after }) =>
      new AppError('too_many_requests', `Too many requests. Please try again in ${after}.`),
  });
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await describeCalls(app, readIdentity);
  return app;
}

/** The description of all calls, and the page at /docs that shows it under the installation's name. */
async function describeCalls(
  app: FastifyInstance,
  readIdentity: ShellOptions['readIdentity'],
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      components: { securitySchemes },
    },
    transform: describeForms(createJsonSchemaTransform({ skipList: ['/docs', '/docs/*'] })),
  });
  let title = '';
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      preHandler: async () => {
        title = `${(await readIdentity()).brandName} API`;
      },
    },
    transformSpecification: (spec) => ({ ...spec, info: { ...spec.info, title } }),
    transformSpecificationClone: false,
  });
}
