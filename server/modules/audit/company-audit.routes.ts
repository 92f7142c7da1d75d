import { companyAuditRoutes } from '../../../contracts/company/company-audit.ts';
import type { Router } from '../../http/router.ts';
import type { CompanyAudit } from './company-audit.service.ts';

const CSV = 'text/csv; charset=utf-8';

/** Registers the calls by which an owner reads what happened in the company. */
export function registerCompanyAuditRoutes(router: Router, companyAudit: CompanyAudit): void {
  router.handle(companyAuditRoutes.entries)(async ({ actor, query }) => {
    const { rows, total } = await companyAudit.list(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handleDownload(companyAuditRoutes.exportEntries)(async ({ actor }) => ({
    filename: 'audit-trail.csv',
    type: CSV,
    content: companyAudit.export(actor),
  }));

  router.handle(companyAuditRoutes.signIns)(async ({ actor, query }) => {
    const { rows, total } = await companyAudit.listSignIns(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handleDownload(companyAuditRoutes.exportSignIns)(async ({ actor }) => ({
    filename: 'sign-ins.csv',
    type: CSV,
    content: companyAudit.exportSignIns(actor),
  }));
}
