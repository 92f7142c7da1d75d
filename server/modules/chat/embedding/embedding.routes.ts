import { embeddingRoutes } from '../../../../contracts/chat/embedding.ts';
import type { Router } from '../../../http/router.ts';
import type { Embedding } from './embedding.service.ts';

/** Registers what the script on other sites asks; the one call that pages of other origins may read. */
export function registerEmbeddingRoutes(router: Router, embedding: Embedding): void {
  router.handle(embeddingRoutes.card)(async ({ params, request, reply }) => {
    const { card, origins } = await embedding.card(params);
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin !== undefined && origins.includes(origin)) {
      reply.header('access-control-allow-origin', origin);
    }
    return { status: 200, data: card };
  });
}
