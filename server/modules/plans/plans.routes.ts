import { planRoutes } from '../../../contracts/plans/plans.ts';
import type { Router } from '../../http/router.ts';
import type { PlanInterests } from './plan-interests.service.ts';
import type { PlansService } from './plans.service.ts';

type Deps = { plans: PlansService; planInterests: PlanInterests };

/** Registers the calls about plans. */
export function registerPlanRoutes(router: Router, { plans, planInterests }: Deps): void {
  router.handle(planRoutes.catalogue)(async () => ({ status: 200, data: await plans.catalogue() }));

  router.handle(planRoutes.createPurchase)(async ({ actor, body }) => ({
    status: 201,
    purchase: await plans.takePlan(actor, body.companyId, body.plan, body.replaces),
  }));

  router.handle(planRoutes.purchaseInfo)(async ({ actor }) => ({
    status: 200,
    data: await plans.currentPurchase(actor.companyId),
  }));

  router.handle(planRoutes.recordInterest)(async ({ actor, body }) => ({
    status: 201,
    data: await planInterests.record(actor, body.plan),
  }));

  router.handle(planRoutes.listInterests)(async ({ actor }) => ({
    status: 200,
    data: await planInterests.list(actor.companyId),
  }));

  router.handle(planRoutes.adminCreatePurchase)(async ({ actor, body }) => ({
    status: 201,
    purchase: await plans.recordPurchase(actor, body.companyId, body.plan, body.months),
  }));
}
