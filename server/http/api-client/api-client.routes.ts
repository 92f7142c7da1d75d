/** Serves the client for programs of other companies. It is no JSON, so it is not in the contracts. */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { apiClientPath } from '../../../contracts/site-paths.ts';
import { rateLimitOf } from '../rate-limits.ts';
import { makeClient } from './make-client.ts';

/** The build copies it to the same place. */
const RUNTIME = new URL('../../../docs/api/client-runtime.ts', import.meta.url);

/** Registers /docs/client.ts: public as /docs/json is, and written when it is first asked for. */
export function registerApiClient(
  app: FastifyInstance,
  { rateLimitScale }: { rateLimitScale: number },
): void {
  let client: Promise<string> | undefined;
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('default', rateLimitScale) } };
  app.get(apiClientPath, options, async (_request, reply) => {
    client ??= readFile(RUNTIME, 'utf8').then(makeClient);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="client.ts"')
      .send(await client);
  });
}
