import { planRoutes } from '../../../contracts/plans.ts';
import type { Router } from '../../http/router.ts';
import type { PlansService } from './plans.service.ts';

/** Registers the calls about plans. */
export function registerPlanRoutes(router: Router, plans: PlansService): void {
  router.handle(planRoutes.catalogue)(async () => ({ status: 200, data: await plans.catalogue() }));

  router.handle(planRoutes.createPurchase)(async ({ actor, body }) => ({
    status: 201,
    purchase: await plans.takePlan(actor, body.companyId, body.plan),
  }));

  router.handle(planRoutes.purchaseInfo)(async ({ actor }) => ({
    status: 200,
    data: await plans.currentPurchase(actor.companyId),
  }));

  router.handle(planRoutes.adminCreatePurchase)(async ({ actor, body }) => ({
    status: 201,
    purchase: await plans.recordPurchase(actor, body.companyId, body.plan, body.months),
  }));
}
