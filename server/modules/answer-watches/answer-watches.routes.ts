import type { FastifyInstance } from 'fastify';
import { answerWatchRoutes } from '../../../contracts/chat/answer-watches.ts';
import { watchPath } from '../../../contracts/chat/watch-path.ts';
import { registerConsentPages } from '../../http/pages/consent-pages.ts';
import type { Router } from '../../http/router.ts';
import type { AnswerWatchesService } from './answer-watches.service.ts';
import { gonePage, stoppedPage, watchPage } from './page-html.ts';

/** Registers the call that asks to be told of changes. */
export function registerAnswerWatchRoutes(router: Router, watches: AnswerWatchesService): void {
  router.handle(answerWatchRoutes.ask)(async ({ body }) => {
    await watches.ask(body);
    return { status: 200, message: 'A mail is on its way. You are told once it is confirmed.' };
  });
}

/** Registers the page of one address. */
export const registerWatchPages = (
  app: FastifyInstance,
  { answerWatches, rateLimitScale }: { answerWatches: AnswerWatchesService; rateLimitScale: number },
): Promise<void> =>
  registerConsentPages(
    app,
    { path: watchPath, ...answerWatches, page: watchPage, stoppedPage, gonePage },
    rateLimitScale,
  );
