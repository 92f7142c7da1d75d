import { starterRoutes } from '../../../contracts/manuals/starters.ts';
import type { Router } from '../../http/router.ts';
import type { StarterService } from './starters.service.ts';

/** Registers the calls about the questions to begin with. */
export function registerStarterRoutes(router: Router, starters: StarterService): void {
  router.handle(starterRoutes.list)(async ({ actor, params }) => ({
    status: 200,
    data: await starters.list(actor, params.productId),
  }));

  router.handle(starterRoutes.choose)(async ({ actor, params, body }) => ({
    status: 200,
    data: await starters.choose(actor, params.productId, body.questions),
  }));

  router.handle(starterRoutes.reset)(async ({ actor, params }) => ({
    status: 200,
    data: await starters.reset(actor, params.productId),
  }));
}
