import { playgroundRoutes } from '../../../contracts/chat/playground.ts';
import type { Router } from '../../http/router.ts';
import type { PlaygroundService } from './playground.service.ts';

/** Registers the calls with which a company tries its own products. */
export function registerPlaygroundRoutes(router: Router, playground: PlaygroundService): void {
  router.handle(playgroundRoutes.openingQuestions)(async ({ actor, params }) => ({
    status: 200,
    data: await playground.openingQuestions(actor.companyId, params.productId),
  }));

  router.handle(playgroundRoutes.tryQuestion)(async ({ actor, params, body }) => ({
    status: 200,
    data: await playground.tryQuestion(actor.companyId, params.productId, body.question),
  }));
}
