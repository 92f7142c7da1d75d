import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MODEL_FILE_PATH } from '../../../contracts/chat/offline-files.ts';
import { notFound } from '../../app-error.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import type { ModelShelf } from './model-shelf.ts';

type Deps = { modelShelf: ModelShelf; modelDir: string | null; rateLimitScale: number };
type Call = { Params: { digest: string; model: string; file: string } };

/** Serves the files of the encoders, which are the same for everybody, in ranges too. */
export async function registerModelFiles(app: FastifyInstance, deps: Deps): Promise<void> {
  const { modelShelf, modelDir, rateLimitScale } = deps;
  const options = {
    schema: { hide: true },
    config: { rateLimit: rateLimitOf('default', rateLimitScale) },
  } as const;
  await app.register(async (scope) => {
    // Within a scope: the web client has a folder of its own.
    if (modelDir !== null)
      await scope.register(fastifyStatic, { root: modelDir, serve: false, cacheControl: false });
    scope.get<Call>(MODEL_FILE_PATH, options, async ({ params: { digest, model, file } }, reply) => {
      const path = await modelShelf.locate(digest, model, file);
      if (path === null) throw notFound('This file');
      // A file that changes has another address.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.sendFile(path);
    });
  });
}
