import { companyDataRoutes } from '../../../contracts/company/company-data.ts';
import type { Router } from '../../http/router.ts';
import type { CompanyRetentionService } from '../conversations/company-retention.service.ts';
import type { CompanyExportService } from './company-export.service.ts';

type Deps = { companyRetention: CompanyRetentionService; companyExport: CompanyExportService };

/** Registers the calls about a company's data as a whole. */
export function registerCompanyDataRoutes(router: Router, { companyRetention, companyExport }: Deps): void {
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

  router.handleDownload(companyDataRoutes.exportAll)(async ({ actor, body }) => ({
    filename: 'company-data.zip',
    type: 'application/zip',
    content: await companyExport.export(actor, body),
  }));
}
