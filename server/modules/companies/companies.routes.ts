import { companyRoutes } from '../../../contracts/companies.ts';
import type { Router } from '../../http/router.ts';
import type { PlansService } from '../plans/plans.service.ts';
import type { CompaniesService } from './companies.service.ts';

/** Registers the calls about the own company. */
export function registerCompanyRoutes(
  router: Router,
  { companies, plans }: { companies: CompaniesService; plans: Pick<PlansService, 'usage'> },
): void {
  router.handle(companyRoutes.createProfile)(async ({ actor, body }) => ({
    status: 201,
    data: await companies.create(actor, body),
  }));

  router.handle(companyRoutes.getProfile)(async ({ actor }) => ({
    status: 200,
    data: await companies.own(actor),
  }));

  router.handle(companyRoutes.updateProfile)(async ({ actor, body }) => ({
    status: 200,
    data: await companies.update(actor, body),
  }));

  router.handle(companyRoutes.usageInfo)(async ({ actor, params }) => ({
    status: 200,
    data: await plans.usage(actor, params.id),
  }));

  router.handle(companyRoutes.companyInfo)(async ({ body }) => ({
    status: 200,
    data: await companies.card(body.companyId),
  }));

  router.handle(companyRoutes.summary)(async ({ actor }) => ({
    status: 200,
    data: await companies.summary(actor),
  }));
}
