import { companyDataRoutes } from '../../../contracts/company-data.ts';
import type { Router } from '../../http/router.ts';
import type { CompanyRetentionService } from '../conversations/company-retention.service.ts';

type Deps = { companyRetention: CompanyRetentionService };

/** Registers the calls about a company's data as a whole. */
export function registerCompanyDataRoutes(router: Router, { companyRetention }: Deps): void {
  router.handle(companyDataRoutes.retention)(async ({ actor }) => ({
    status: 200,
    data: await companyRetention.read(actor),
  }));

  router.handle(companyDataRoutes.previewRetention)(async ({ actor, query }) => ({
    status: 200,
    data: { conversations: await companyRetention.countOlder(actor, query.days) },
  }));

  router.handle(companyDataRoutes.setRetention)(async ({ actor, body }) => {
    await companyRetention.set(actor, body.days);
    return { status: 200, message: 'The period is changed.' };
  });
}
