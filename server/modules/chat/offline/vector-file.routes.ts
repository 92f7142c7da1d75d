import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import { paths } from '../../../../contracts/paths.ts';
import { rateLimitOf } from '../../../http/rate-limits.ts';
import type { LinkIds } from '../find-link.ts';
import type { OfflineService } from './offline.service.ts';

type Deps = { offline: Pick<OfflineService, 'openVectors'>; rateLimitScale: number };

/** Sends what the passages of a chat's manuals mean, below the address of the chat. */
export function registerVectorFile(app: FastifyInstance, { offline, rateLimitScale }: Deps): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('chat', rateLimitScale) } };
  app.get<{ Params: LinkIds }>(chatFile(paths.chat.path, 'vectors'), options, async ({ params }, reply) => {
    const { revision, bytes } = await offline.openVectors(params);
    reply.headers({ etag: `"${revision}"`, 'content-type': 'application/octet-stream' });
    return reply.send(Readable.from(bytes, { objectMode: false }));
  });
}
