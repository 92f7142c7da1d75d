/** The OpenAPI document of all calls in the contract, made without a database or a network, and its file in the repository. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { api } from '../../../contracts/api.ts';
import type { Route } from '../../../contracts/route.ts';
import { createAppShell } from '../app-shell.ts';
import { createRouter } from '../router.ts';

/** Where the document is kept. */
export const API_DOCUMENT = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));

/** The text of that file, as the contract would have it. */
export const writeApiDocument = async (): Promise<string> =>
  `${JSON.stringify(await makeApiDocument(), null, 1)}\n`;

/** The document as an object that can be written as JSON; it is the same on every machine. */
async function makeApiDocument(): Promise<ReturnType<FastifyInstance['swagger']>> {
  const app = await createAppShell({
    logger: pino({ level: 'silent' }),
    trustedProxies: 0,
    readIdentity: () => Promise.reject(new Error('Nobody looks at the page of this app.')),
    publicUrl: 'http://localhost',
  });
  const router = createRouter(app, {
    findActor: () => Promise.resolve(null),
    uploadDir: '',
    malwareScanner: null,
    rateLimitScale: 1,
    isBusy: () => false,
  });
  const neverCalled = (): Promise<never> => Promise.reject(new Error('This app describes calls only.'));
  for (const noun of Object.values(api))
    for (const route of Object.values(noun) as Route[]) router.handle(route)(neverCalled);
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
