import { planCatalogueRoutes } from '../../../contracts/plans/plan-catalogue.ts';
import type { Router } from '../../http/router.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** Registers the calls that change what is for sale. */
export function registerCatalogueRoutes(router: Router, catalogue: CatalogueService): void {
  router.handle(planCatalogueRoutes.list)(async () => ({ status: 200, data: await catalogue.list() }));

  router.handle(planCatalogueRoutes.addPlan)(async ({ actor, body }) => ({
    status: 201,
    data: await catalogue.addPlan(actor, body),
  }));

  router.handle(planCatalogueRoutes.changePlan)(async ({ actor, params, body }) => ({
    status: 200,
    data: await catalogue.changePlan(actor, params.name, body),
  }));

  router.handle(planCatalogueRoutes.retirePlan)(async ({ actor, params, body }) => ({
    status: 200,
    data: await catalogue.retirePlan(actor, params.name, body.isRetired),
  }));

  router.handle(planCatalogueRoutes.removePlan)(async ({ actor, params }) => {
    await catalogue.removePlan(actor, params.name);
    return { status: 200, message: 'The plan is deleted.' };
  });

  router.handle(planCatalogueRoutes.saveQueryPack)(async ({ actor, body }) => ({
    status: 200,
    data: await catalogue.saveQueryPack(actor, body),
  }));

  router.handle(planCatalogueRoutes.removeQueryPack)(async ({ actor, params }) => {
    await catalogue.removeQueryPack(actor, params.queries);
    return { status: 200, message: 'The query pack is deleted.' };
  });
}
