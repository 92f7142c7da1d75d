import { planCatalogueRoutes } from '../../../contracts/plan-catalogue.ts';
import type { Router } from '../../http/router.ts';
import type { CatalogueService } from './catalogue.service.ts';

/** Registers the calls that change what is for sale. */
export function registerCatalogueRoutes(router: Router, catalogue: CatalogueService): void {
  router.handle(planCatalogueRoutes.list)(async () => ({ status: 200, data: await catalogue.list() }));

  router.handle(planCatalogueRoutes.addPlan)(async ({ body }) => ({
    status: 201,
    data: await catalogue.addPlan(body),
  }));

  router.handle(planCatalogueRoutes.changePlan)(async ({ params, body }) => ({
    status: 200,
    data: await catalogue.changePlan(params.name, body),
  }));

  router.handle(planCatalogueRoutes.retirePlan)(async ({ params, body }) => ({
    status: 200,
    data: await catalogue.retirePlan(params.name, body.isRetired),
  }));

  router.handle(planCatalogueRoutes.removePlan)(async ({ params }) => {
    await catalogue.removePlan(params.name);
    return { status: 200, message: 'The plan is deleted.' };
  });

  router.handle(planCatalogueRoutes.saveQueryPack)(async ({ body }) => ({
    status: 200,
    data: await catalogue.saveQueryPack(body),
  }));

  router.handle(planCatalogueRoutes.removeQueryPack)(async ({ params }) => {
    await catalogue.removeQueryPack(params.queries);
    return { status: 200, message: 'The query pack is deleted.' };
  });
}
