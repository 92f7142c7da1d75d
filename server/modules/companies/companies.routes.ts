import { companyRoutes } from '../../../contracts/company/companies.ts';
import type { Router } from '../../http/router.ts';
import type { PlansService } from '../plans/plans.service.ts';
import type { Branding } from './branding.service.ts';
import type { CompaniesService } from './companies.service.ts';

type Deps = {
  companies: CompaniesService;
  branding: Branding;
  plans: Pick<PlansService, 'usage'>;
};

/** Registers the calls about the own company. */
export function registerCompanyRoutes(router: Router, { companies, branding, plans }: Deps): void {
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

  router.handle(companyRoutes.uploadLogo)(async ({ actor, file }) => ({
    status: 201,
    data: await branding.setLogo(actor, file),
  }));

  router.handle(companyRoutes.deleteLogo)(async ({ actor }) => ({
    status: 200,
    data: await branding.removeLogo(actor),
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
